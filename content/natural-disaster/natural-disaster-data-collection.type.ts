import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A kind of data of the natural disaster case and how it is collected. */
export const disasterDataCollection = contentType({
  name: 'natural-disaster-data-collection',
  typeLabel: '数据采集服务',
  fields: {
    dataType: field.text('数据类型'),
    collectionMethod: field.longText('采集方式'),
    technicalSupport: field.longText('技术支持'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'dataType', 'collectionMethod', 'technicalSupport'],
  calls: [
    call.public(
      'GET /api/natural-disaster-data-collection/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/natural-disaster-data-collection/list', operation.list(), response.envelope),
    call.admin('POST /api/natural-disaster-data-collection/save', operation.save(), response.envelope),
    call.admin('DELETE /api/natural-disaster-data-collection/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/natural-disaster-data-collection/order', operation.reorder(), response.envelope),
    call.admin('POST /api/natural-disaster-data-collection/batch', operation.batch(), response.envelope),
  ],
})
