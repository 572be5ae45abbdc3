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

/** A piece of work of the soil submission case. */
export const soilCase = contentType({
  name: 'soil-case',
  noun: '土壤汇交业务案例',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/soil-case/list', list({ status: 1 }), enveloped),
    admin('GET /api/soil-case/admin/list', list(), enveloped),
    admin('POST /api/soil-case/add', create(), enveloped),
    admin('POST /api/soil-case/update', update(), enveloped),
    admin('POST /api/soil-case/delete/{id}', remove(), enveloped),
    admin('POST /api/soil-case/order', reorder(), enveloped),
    admin('POST /api/soil-case/batch', batch(), enveloped),
  ],
})
