import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The tabs; one that was sent no category stands under the first, where it can be found again. */
export const itemCategories = {
  service: '服务内容',
  collection: '数据采集',
  platform: '标注平台',
  advantage: '服务优势',
} as const

/** An entry under one of the four tabs of the autonomous driving case. */
export const autonomousDrivingItem = contentType({
  name: 'autonomous-driving-item',
  typeLabel: '自动驾驶条目',
  fields: {
    category: field.choice('分类', itemCategories, { initial: 'service' }),
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'category', 'title', 'description', 'imageUrl'],
  calls: [
    call.public(
      'GET /api/autonomous-driving/items/{category}',
      operation.list({ status: 1 }),
      response.withMsg,
    ),
    call.admin('GET /api/autonomous-driving/admin/items/{category}', operation.list(), response.withMsg),
    call.admin('POST /api/autonomous-driving/item/save', operation.save(), response.withMsg),
    call.admin('POST /api/autonomous-driving/item/delete/{id}', operation.remove(), response.withMsg),
    call.admin('POST /api/autonomous-driving/item/order', operation.reorder(), response.withMsg),
    call.admin('POST /api/autonomous-driving/item/batch', operation.batch(), response.withMsg),
  ],
})
