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
  text,
  update,
  visitor,
} from '#contract/declare.ts'

/** A core technology of the soil submission case. */
export const soilTech = contentType({
  name: 'soil-tech',
  noun: '土壤汇交核心技术',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/soil-tech/list', list({ status: 1 }), enveloped),
    admin('GET /api/soil-tech/admin/list', list(), enveloped),
    admin('POST /api/soil-tech/add', create(), enveloped),
    admin('POST /api/soil-tech/update', update(), enveloped),
    admin('POST /api/soil-tech/delete/{id}', remove(), enveloped),
    admin('POST /api/soil-tech/order', reorder(), enveloped),
    admin('POST /api/soil-tech/batch', batch(), enveloped),
  ],
})
