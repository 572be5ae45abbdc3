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
