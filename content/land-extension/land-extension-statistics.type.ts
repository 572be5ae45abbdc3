import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A figure of the system of the land extension case. */
export const landStatistic = contentType({
  name: 'land-extension-statistics',
  noun: '土地延包系统统计',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.visitor('GET /api/land-extension-statistics/active', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/land-extension-statistics/list', operation.list(), reply.enveloped),
    call.admin('POST /api/land-extension-statistics/save', operation.save(), reply.enveloped),
    call.admin('DELETE /api/land-extension-statistics/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/land-extension-statistics/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/land-extension-statistics/batch', operation.batch(), reply.enveloped),
  ],
})
