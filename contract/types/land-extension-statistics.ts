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
import { image } from '#contract/fields/upload-fields.ts'

/** A figure of the system of the land extension case. */
export const landStatistic = contentType({
  name: 'land-extension-statistics',
  noun: '土地延包系统统计',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/land-extension-statistics/active', list({ status: 1 }), enveloped),
    admin('GET /api/land-extension-statistics/list', list(), enveloped),
    admin('POST /api/land-extension-statistics/save', save(), enveloped),
    admin('DELETE /api/land-extension-statistics/{id}', remove(), enveloped),
    admin('POST /api/land-extension-statistics/order', reorder(), enveloped),
    admin('POST /api/land-extension-statistics/batch', batch(), enveloped),
  ],
})
