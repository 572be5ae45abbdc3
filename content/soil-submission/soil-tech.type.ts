import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A core technology of the soil submission case. */
export const soilTech = contentType({
  name: 'soil-tech',
  noun: '土壤汇交核心技术',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.visitor('GET /api/soil-tech/list', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/soil-tech/admin/list', operation.list(), reply.enveloped),
    call.admin('POST /api/soil-tech/add', operation.create(), reply.enveloped),
    call.admin('POST /api/soil-tech/update', operation.update(), reply.enveloped),
    call.admin('POST /api/soil-tech/delete/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/soil-tech/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/soil-tech/batch', operation.batch(), reply.enveloped),
  ],
})
