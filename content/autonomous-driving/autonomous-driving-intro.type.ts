import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The head of the autonomous driving case. */
export const autonomousDrivingIntro = contentType({
  name: 'autonomous-driving-intro',
  typeLabel: '自动驾驶介绍',
  fields: {
    title: field.text('标题'),
    subtitle: field.text('副标题'),
    description: field.longText('描述'),
    bannerImageUrl: field.image('横幅图片'),
  },
  publicFields: ['id', 'title', 'subtitle', 'description', 'bannerImageUrl'],
  calls: [
    call.optionalAuth('GET /api/autonomous-driving/intro', operation.single(), response.withMsg),
    call.admin('POST /api/autonomous-driving/intro/save', operation.saveSingle(), response.withMsg),
  ],
})
