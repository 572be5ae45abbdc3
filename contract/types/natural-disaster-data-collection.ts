import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { remove, save } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'

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
