import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A function of the data platform of the natural disaster case. */
export const disasterDataManagement = contentType({
  name: 'natural-disaster-data-management',
  typeLabel: '数据管理功能',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.public(
      'GET /api/natural-disaster-data-management/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/natural-disaster-data-management/list', operation.list(), response.envelope),
    call.admin('POST /api/natural-disaster-data-management/save', operation.save(), response.envelope),
    call.admin('DELETE /api/natural-disaster-data-management/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/natural-disaster-data-management/order', operation.reorder(), response.envelope),
    call.admin('POST /api/natural-disaster-data-management/batch', operation.batch(), response.envelope),
  ],
})
