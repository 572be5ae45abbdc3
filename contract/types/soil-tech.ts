import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

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
