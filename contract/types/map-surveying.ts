import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { images } from '#contract/fields/upload-fields.ts'

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
