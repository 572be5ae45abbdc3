import {
  admin,
  contentType,
  either,
  enveloped,
  flag,
  image,
  longText,
  saveSingle,
  single,
  text,
} from '#contract/declare.ts'

/** The introduction of the soil submission case. */
export const soilSubmission = contentType({
  name: 'soil-submission',
  noun: '土壤汇交简介',
  fields: {
    title: text('标题', { initial: '土壤汇交简介' }),
    description: longText('描述'),
    imageUrl: image('图片'),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl', 'status'],
  calls: [
    either('GET /api/soil-submission/', single(), enveloped),
    admin('POST /api/soil-submission/save', saveSingle(), enveloped),
  ],
})
