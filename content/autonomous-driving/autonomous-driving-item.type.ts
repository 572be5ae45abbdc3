import { call, contentType, field, operation, reply } from '#contract/declare.ts'

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
  noun: '自动驾驶条目',
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
    call.visitor(
      'GET /api/autonomous-driving/items/{category}',
      operation.list({ status: 1 }),
      reply.withMsg,
    ),
    call.admin('GET /api/autonomous-driving/admin/items/{category}', operation.list(), reply.withMsg),
    call.admin('POST /api/autonomous-driving/item/save', operation.save(), reply.withMsg),
    call.admin('POST /api/autonomous-driving/item/delete/{id}', operation.remove(), reply.withMsg),
    call.admin('POST /api/autonomous-driving/item/order', operation.reorder(), reply.withMsg),
    call.admin('POST /api/autonomous-driving/item/batch', operation.batch(), reply.withMsg),
  ],
})
