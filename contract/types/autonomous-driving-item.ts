import {
  admin,
  batch,
  choice,
  contentType,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  text,
  visitor,
  withMsg,
} from '#contract/declare.ts'

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
    category: choice('分类', itemCategories, { initial: 'service' }),
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'category', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/autonomous-driving/items/{category}', list({ status: 1 }), withMsg),
    admin('GET /api/autonomous-driving/admin/items/{category}', list(), withMsg),
    admin('POST /api/autonomous-driving/item/save', save(), withMsg),
    admin('POST /api/autonomous-driving/item/delete/{id}', remove(), withMsg),
    admin('POST /api/autonomous-driving/item/order', reorder(), withMsg),
    admin('POST /api/autonomous-driving/item/batch', batch(), withMsg),
  ],
})
