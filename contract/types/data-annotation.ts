import {
  admin,
  contentType,
  either,
  enveloped,
  images,
  longText,
  saveSingle,
  single,
  text,
} from '#contract/declare.ts'

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
