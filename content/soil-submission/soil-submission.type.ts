import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The introduction of the soil submission case. */
export const soilSubmission = contentType({
  name: 'soil-submission',
  typeLabel: '土壤汇交简介',
  fields: {
    title: field.text('标题', { initial: '土壤汇交简介' }),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl', 'status'],
  calls: [
    call.optionalAuth('GET /api/soil-submission/', operation.single(), response.envelope),
    call.admin('POST /api/soil-submission/save', operation.saveSingle(), response.envelope),
  ],
})
