import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The introduction of the map surveying page. */
export const mapSurveying = contentType({
  name: 'map-surveying',
  typeLabel: '地图测绘',
  hasId: false,
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
  },
  publicFields: ['title', 'description', 'imageUrls'],
  calls: [
    call.optionalAuth('GET /api/map-surveying/', operation.single(), response.envelope),
    call.admin('POST /api/map-surveying/save', operation.saveSingle(), response.envelope),
  ],
})
