import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { withMsg } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

/** The head of the autonomous driving case. */
export const autonomousDrivingIntro = contentType({
  name: 'autonomous-driving-intro',
  noun: '自动驾驶介绍',
  fields: {
    title: text('标题'),
    subtitle: text('副标题'),
    description: longText('描述'),
    bannerImageUrl: image('横幅图片'),
  },
  visitorsSee: ['id', 'title', 'subtitle', 'description', 'bannerImageUrl'],
  calls: [
    either('GET /api/autonomous-driving/intro', single(), withMsg),
    admin('POST /api/autonomous-driving/intro/save', saveSingle(), withMsg),
  ],
})
