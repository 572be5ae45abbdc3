import {
  admin,
  contentType,
  either,
  image,
  longText,
  saveSingle,
  single,
  text,
  withMsg,
} from '#contract/declare.ts'

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
