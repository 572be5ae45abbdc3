import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A piece of work of the soil submission case. */
export const soilCase = contentType({
  name: 'soil-case',
  typeLabel: '土壤汇交业务案例',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.public('GET /api/soil-case/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/soil-case/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/soil-case/add', operation.create(), response.envelope),
    call.admin('POST /api/soil-case/update', operation.update(), response.envelope),
    call.admin('POST /api/soil-case/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/soil-case/order', operation.reorder(), response.envelope),
    call.admin('POST /api/soil-case/batch', operation.batch(), response.envelope),
  ],
})
