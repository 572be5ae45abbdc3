import {
  admin,
  batch,
  contentType,
  enveloped,
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
} from '#contract/declare.ts'

/** A figure of the system of the land extension case. */
export const landStatistic = contentType({
  name: 'land-extension-statistics',
  noun: '土地延包系统统计',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/land-extension-statistics/active', list({ status: 1 }), enveloped),
    admin('GET /api/land-extension-statistics/list', list(), enveloped),
    admin('POST /api/land-extension-statistics/save', save(), enveloped),
    admin('DELETE /api/land-extension-statistics/{id}', remove(), enveloped),
    admin('POST /api/land-extension-statistics/order', reorder(), enveloped),
    admin('POST /api/land-extension-statistics/batch', batch(), enveloped),
  ],
})
