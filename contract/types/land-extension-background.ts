import {
  admin,
  contentType,
  either,
  enveloped,
  image,
  longText,
  saveSingle,
  single,
  text,
} from '#contract/declare.ts'

/** Why the work of the land extension case is done. */
export const landBackground = contentType({
  name: 'land-extension-background',
  noun: '土地延包服务背景',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrl: image('思维导图'),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    either('GET /api/land-extension-background/', single(), enveloped),
    admin('POST /api/land-extension-background/save', saveSingle(), enveloped),
  ],
})
