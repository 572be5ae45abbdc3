import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** What the annotation platform is; the page header comes from its page texts. */
export const label = contentType({
  name: 'label',
  noun: '标注平台',
  fields: {
    title: field.text('标题', { required: true }),
    subtitle: field.text('副标题'),
    description: field.longText('描述', { required: true }),
    content: field.html('详细内容'),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
  },
  publicFields: ['id', 'title', 'subtitle', 'description', 'content', 'imageUrls'],
  calls: [
    call.either('GET /api/label', operation.single(), reply.enveloped),
    call.admin('POST /api/label/save', operation.saveSingle(), reply.enveloped),
  ],
})
