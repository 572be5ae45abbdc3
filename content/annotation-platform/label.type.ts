import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** What the annotation platform is; the page header comes from its page texts. */
export const label = contentType({
  name: 'label',
  typeLabel: '标注平台',
  fields: {
    title: field.text('标题', { required: true }),
    subtitle: field.text('副标题'),
    description: field.longText('描述', { required: true }),
    content: field.html('详细内容'),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
  },
  publicFields: ['id', 'title', 'subtitle', 'description', 'content', 'imageUrls'],
  calls: [
    call.optionalAuth('GET /api/label', operation.single(), response.envelope),
    call.admin('POST /api/label/save', operation.saveSingle(), response.envelope),
  ],
})
