import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** The introduction of the soil submission case. */
export const soilSubmission = contentType({
  name: 'soil-submission',
  noun: '土壤汇交简介',
  fields: {
    title: field.text('标题', { initial: '土壤汇交简介' }),
    description: field.longText('描述'),
    imageUrl: field.image('图片'),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl', 'status'],
  calls: [
    call.either('GET /api/soil-submission/', operation.single(), reply.enveloped),
    call.admin('POST /api/soil-submission/save', operation.saveSingle(), reply.enveloped),
  ],
})
