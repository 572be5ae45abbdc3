import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { images } from '#contract/fields/upload-fields.ts'

/** The introduction of the data annotation page. */
export const dataAnnotation = contentType({
  name: 'data-annotation',
  noun: '数据标注介绍',
  hasId: false,
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrls: images('图片', { alsoNamed: ['imageUrlsList'] }),
    processDescription: longText('流程描述'),
    processImageUrls: images('流程图片'),
  },
  visitorsSee: ['description', 'imageUrls', 'processDescription', 'processImageUrls'],
  calls: [
    either('GET /api/data-annotation', single(), enveloped),
    admin('POST /api/data-annotation/save', saveSingle(), enveloped),
  ],
})
