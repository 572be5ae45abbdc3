import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** Why the work of the land extension case is done. */
export const landBackground = contentType({
  name: 'land-extension-background',
  noun: '土地延包服务背景',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('思维导图'),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.either('GET /api/land-extension-background/', operation.single(), reply.enveloped),
    call.admin('POST /api/land-extension-background/save', operation.saveSingle(), reply.enveloped),
  ],
})
