import {
  admin,
  contentType,
  either,
  enveloped,
  html,
  images,
  longText,
  saveSingle,
  single,
  text,
} from '#contract/declare.ts'

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
