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

/** A function of risk assessment and visualisation of the natural disaster case. */
export const disasterRiskAssessment = contentType({
  name: 'natural-disaster-risk-assessment',
  noun: '风险评估功能',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/natural-disaster-risk-assessment/active', list({ status: 1 }), enveloped),
    admin('GET /api/natural-disaster-risk-assessment/list', list(), enveloped),
    admin('POST /api/natural-disaster-risk-assessment/save', save(), enveloped),
    admin('DELETE /api/natural-disaster-risk-assessment/{id}', remove(), enveloped),
    admin('POST /api/natural-disaster-risk-assessment/order', reorder(), enveloped),
    admin('POST /api/natural-disaster-risk-assessment/batch', batch(), enveloped),
  ],
})
