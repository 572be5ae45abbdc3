import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  text,
  visitor,
} from '#contract/declare.ts'

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
