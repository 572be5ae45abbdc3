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

/** The introduction of the map surveying page. */
export const mapSurveying = contentType({
  name: 'map-surveying',
  noun: '地图测绘',
  hasId: false,
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrls: images('图片', { alsoNamed: ['imageUrlsList'] }),
  },
  visitorsSee: ['title', 'description', 'imageUrls'],
  calls: [
    either('GET /api/map-surveying/', single(), enveloped),
    admin('POST /api/map-surveying/save', saveSingle(), enveloped),
  ],
})
