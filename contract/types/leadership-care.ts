import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { remove, save, setFlag } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { longText } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

/** A visit shown on the about page. */
export const leadershipCare = contentType({
  name: 'leadership-care',
  noun: '领导关怀',
  fields: {
    description: longText('描述', { required: true }),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/leadership-care/enabled', list({ status: 1 }), enveloped),
    admin('GET /api/leadership-care', list(), enveloped),
    admin('POST /api/leadership-care', save(), enveloped),
    admin('DELETE /api/leadership-care/{id}', remove(), enveloped),
    admin('PUT /api/leadership-care/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/leadership-care/order', reorder(), enveloped),
    admin('POST /api/leadership-care/batch', batch(), enveloped),
  ],
})
