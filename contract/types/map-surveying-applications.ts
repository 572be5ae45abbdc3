import {
  admin,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  setFlag,
  text,
  update,
  visitor,
} from '#contract/declare.ts'

/** A typical application of the map surveying page. */
export const typicalApplication = contentType({
  name: 'map-surveying-applications',
  noun: '典型应用',
  fields: {
    title: text('应用名称', { required: true }),
    category: text('分类', { required: true }),
    description: longText('描述', { required: true }),
    imageUrl: image('图片'),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'category', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/map-surveying-applications/active', list({ status: 1 }), enveloped),
    admin('GET /api/map-surveying-applications/', list(), enveloped),
    admin('POST /api/map-surveying-applications/save', create(), enveloped),
    admin('POST /api/map-surveying-applications/update', update(), enveloped),
    admin('DELETE /api/map-surveying-applications/{id}', remove(), enveloped),
    admin('POST /api/map-surveying-applications/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/map-surveying-applications/order', reorder(), enveloped),
    admin('POST /api/map-surveying-applications/batch', batch(), enveloped),
  ],
})
