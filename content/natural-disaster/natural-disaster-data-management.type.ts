import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A function of the data platform of the natural disaster case. */
export const disasterDataManagement = contentType({
  name: 'natural-disaster-data-management',
  noun: '数据管理功能',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.visitor(
      'GET /api/natural-disaster-data-management/active',
      operation.list({ status: 1 }),
      reply.enveloped,
    ),
    call.admin('GET /api/natural-disaster-data-management/list', operation.list(), reply.enveloped),
    call.admin('POST /api/natural-disaster-data-management/save', operation.save(), reply.enveloped),
    call.admin('DELETE /api/natural-disaster-data-management/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/natural-disaster-data-management/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/natural-disaster-data-management/batch', operation.batch(), reply.enveloped),
  ],
})
