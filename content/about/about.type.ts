import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { normalizeEmail } from '#contract/privacy/normalize-email.ts'
import { normalizePhone } from '#contract/privacy/normalize-phone.ts'

export const about = contentType({
  name: 'about',
  typeLabel: '公司信息',
  hasId: false,
  fields: {
    companyName: field.text('公司名称', { required: true }),
    description: field.longText('公司简介', { required: true }),
    mission: field.longText('企业使命', { required: true }),
    vision: field.longText('企业愿景', { required: true }),
    valuesText: field.longText('核心价值观', { required: true }),
    address: field.text('公司地址', { required: true }),
    phone: field.text('联系电话', { required: true, normalize: normalizePhone }),
    email: field.text('电子邮箱', { required: true, normalize: normalizeEmail }),
    website: field.link('公司网站', { required: true }),
    mediaType: field.choice('媒体类型', { image: '图片', video: '视频' }, { initial: 'image' }),
    imageUrl: field.image('公司图片'),
    videoUrl: field.video('公司视频'),
  },
  publicFields: [
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
    call.optionalAuth('GET /api/about', operation.single(), response.envelope),
    call.admin('POST /api/about/save', operation.saveSingle(), response.envelope),
  ],
})
