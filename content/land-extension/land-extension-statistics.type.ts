import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A figure of the system of the land extension case. */
export const landStatistic = contentType({
  name: 'land-extension-statistics',
  typeLabel: '土地延包系统统计',
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
      'GET /api/land-extension-statistics/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/land-extension-statistics/list', operation.list(), response.envelope),
    call.admin('POST /api/land-extension-statistics/save', operation.save(), response.envelope),
    call.admin('DELETE /api/land-extension-statistics/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/land-extension-statistics/order', operation.reorder(), response.envelope),
    call.admin('POST /api/land-extension-statistics/batch', operation.batch(), response.envelope),
  ],
})
