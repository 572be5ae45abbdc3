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

/** A function of the data platform of the natural disaster case. */
export const disasterDataManagement = contentType({
  name: 'natural-disaster-data-management',
  noun: '数据管理功能',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/natural-disaster-data-management/active', list({ status: 1 }), enveloped),
    admin('GET /api/natural-disaster-data-management/list', list(), enveloped),
    admin('POST /api/natural-disaster-data-management/save', save(), enveloped),
    admin('DELETE /api/natural-disaster-data-management/{id}', remove(), enveloped),
    admin('POST /api/natural-disaster-data-management/order', reorder(), enveloped),
    admin('POST /api/natural-disaster-data-management/batch', batch(), enveloped),
  ],
})
