import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A piece of work of the soil submission case. */
export const soilCase = contentType({
  name: 'soil-case',
  noun: '土壤汇交业务案例',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.visitor('GET /api/soil-case/list', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/soil-case/admin/list', operation.list(), reply.enveloped),
    call.admin('POST /api/soil-case/add', operation.create(), reply.enveloped),
    call.admin('POST /api/soil-case/update', operation.update(), reply.enveloped),
    call.admin('POST /api/soil-case/delete/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/soil-case/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/soil-case/batch', operation.batch(), reply.enveloped),
  ],
})
