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

/** A step of the land extension case. */
export const landProcess = contentType({
  name: 'land-extension-process',
  noun: '土地延包流程',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    deliverable: longText('交付成果'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'deliverable', 'imageUrl'],
  calls: [
    visitor('GET /api/land-extension-process/list', list({ status: 1 }), enveloped),
    admin('GET /api/land-extension-process/admin/list', list(), enveloped),
    admin('POST /api/land-extension-process/add', create(), enveloped),
    admin('POST /api/land-extension-process/update', update(), enveloped),
    admin('POST /api/land-extension-process/delete/{id}', remove(), enveloped),
    admin('POST /api/land-extension-process/order', reorder(), enveloped),
    admin('POST /api/land-extension-process/batch', batch(), enveloped),
  ],
})
