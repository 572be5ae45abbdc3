import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

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
