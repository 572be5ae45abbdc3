import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The introduction of the data annotation page. */
export const dataAnnotation = contentType({
  name: 'data-annotation',
  typeLabel: '数据标注介绍',
  hasId: false,
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
    processDescription: field.longText('流程描述'),
    processImageUrls: field.images('流程图片'),
  },
  publicFields: ['description', 'imageUrls', 'processDescription', 'processImageUrls'],
  calls: [
    call.optionalAuth('GET /api/data-annotation', operation.single(), response.envelope),
    call.admin('POST /api/data-annotation/save', operation.saveSingle(), response.envelope),
  ],
})
