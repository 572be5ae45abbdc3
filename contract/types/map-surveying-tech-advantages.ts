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

/** A technique of the map surveying page. */
export const techAdvantage = contentType({
  name: 'map-surveying-tech-advantages',
  noun: '技术优势',
  fields: {
    title: text('技术名称', { required: '请输入技术名称' }),
    category: text('分类', { required: true }),
    description: longText('描述', { required: true }),
    imageUrl: image('图片'),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'category', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/map-surveying-tech-advantages/active', list({ status: 1 }), enveloped),
    admin('GET /api/map-surveying-tech-advantages/', list(), enveloped),
    admin('POST /api/map-surveying-tech-advantages/save', create(), enveloped),
    admin('POST /api/map-surveying-tech-advantages/update', update(), enveloped),
    admin('DELETE /api/map-surveying-tech-advantages/{id}', remove(), enveloped),
    admin('POST /api/map-surveying-tech-advantages/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/map-surveying-tech-advantages/order', reorder(), enveloped),
    admin('POST /api/map-surveying-tech-advantages/batch', batch(), enveloped),
  ],
})
