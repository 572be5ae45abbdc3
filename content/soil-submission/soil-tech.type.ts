import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A core technology of the soil submission case. */
export const soilTech = contentType({
  name: 'soil-tech',
  typeLabel: '土壤汇交核心技术',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.public('GET /api/soil-tech/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/soil-tech/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/soil-tech/add', operation.create(), response.envelope),
    call.admin('POST /api/soil-tech/update', operation.update(), response.envelope),
    call.admin('POST /api/soil-tech/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/soil-tech/order', operation.reorder(), response.envelope),
    call.admin('POST /api/soil-tech/batch', operation.batch(), response.envelope),
  ],
})
