import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { html, longText, text } from '#contract/fields/text-fields.ts'
import { images } from '#contract/fields/upload-fields.ts'

/** What the annotation platform is; the page header comes from its page texts. */
export const label = contentType({
  name: 'label',
  noun: '标注平台',
  fields: {
    title: text('标题', { required: true }),
    subtitle: text('副标题'),
    description: longText('描述', { required: true }),
    content: html('详细内容'),
    imageUrls: images('图片', { alsoNamed: ['imageUrlsList'] }),
  },
  visitorsSee: ['id', 'title', 'subtitle', 'description', 'content', 'imageUrls'],
  calls: [
    either('GET /api/label', single(), enveloped),
    admin('POST /api/label/save', saveSingle(), enveloped),
  ],
})
