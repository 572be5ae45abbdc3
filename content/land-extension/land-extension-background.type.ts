import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** Why the work of the land extension case is done. */
export const landBackground = contentType({
  name: 'land-extension-background',
  typeLabel: '土地延包服务背景',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrl: field.image('思维导图'),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.optionalAuth('GET /api/land-extension-background/', operation.single(), response.envelope),
    call.admin('POST /api/land-extension-background/save', operation.saveSingle(), response.envelope),
  ],
})
