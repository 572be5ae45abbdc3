import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  text,
  visitor,
} from '#contract/declare.ts'

/** A kind of data of the natural disaster case and how it is collected. */
export const disasterDataCollection = contentType({
  name: 'natural-disaster-data-collection',
  noun: '数据采集服务',
  fields: {
    dataType: text('数据类型'),
    collectionMethod: longText('采集方式'),
    technicalSupport: longText('技术支持'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'dataType', 'collectionMethod', 'technicalSupport'],
  calls: [
    visitor('GET /api/natural-disaster-data-collection/active', list({ status: 1 }), enveloped),
    admin('GET /api/natural-disaster-data-collection/list', list(), enveloped),
    admin('POST /api/natural-disaster-data-collection/save', save(), enveloped),
    admin('DELETE /api/natural-disaster-data-collection/{id}', remove(), enveloped),
    admin('POST /api/natural-disaster-data-collection/order', reorder(), enveloped),
    admin('POST /api/natural-disaster-data-collection/batch', batch(), enveloped),
  ],
})
