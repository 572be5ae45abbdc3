import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A function of risk assessment and visualisation of the natural disaster case. */
export const disasterRiskAssessment = contentType({
  name: 'natural-disaster-risk-assessment',
  typeLabel: '风险评估功能',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.public(
      'GET /api/natural-disaster-risk-assessment/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/natural-disaster-risk-assessment/list', operation.list(), response.envelope),
    call.admin('POST /api/natural-disaster-risk-assessment/save', operation.save(), response.envelope),
    call.admin('DELETE /api/natural-disaster-risk-assessment/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/natural-disaster-risk-assessment/order', operation.reorder(), response.envelope),
    call.admin('POST /api/natural-disaster-risk-assessment/batch', operation.batch(), response.envelope),
  ],
})
