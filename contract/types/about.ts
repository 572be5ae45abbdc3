import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { choice } from '#contract/fields/choice-fields.ts'
import { link, longText, text } from '#contract/fields/text-fields.ts'
import { image, video } from '#contract/fields/upload-fields.ts'

export const about = contentType({
  name: 'about',
  noun: '公司信息',
  hasId: false,
  fields: {
    companyName: text('公司名称', { required: true }),
    description: longText('公司简介', { required: true }),
    mission: longText('企业使命', { required: true }),
    vision: longText('企业愿景', { required: true }),
    valuesText: longText('核心价值观', { required: true }),
    address: text('公司地址', { required: true }),
    phone: text('联系电话', { required: true }),
    email: text('电子邮箱', { required: true }),
    website: link('公司网站', { required: true }),
    mediaType: choice('媒体类型', { image: '图片', video: '视频' }, { initial: 'image' }),
    imageUrl: image('公司图片'),
    videoUrl: video('公司视频'),
  },
  visitorsSee: [
    'companyName',
    'description',
    'mission',
    'vision',
    'valuesText',
    'address',
    'phone',
    'email',
    'mediaType',
    'imageUrl',
    'videoUrl',
  ],
  calls: [
    either('GET /api/about', single(), enveloped),
    admin('POST /api/about/save', saveSingle(), enveloped),
  ],
})
