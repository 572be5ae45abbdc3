import { visitor } from '#contract/engine/call.ts'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { order } from '#contract/fields/number-fields.ts'
import { first } from '#contract/engine/reading-operations.ts'
import { bare } from '#contract/engine/replies.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

export const qrConfig = contentType({
  name: 'wechat-qr-config',
  noun: '微信二维码',
  fields: {
    title: text('标题', { required: true }),
    description: longText('描述'),
    qrImageUrl: image('二维码图片'),
    qrType: choice(
      '类型',
      { wechat: '微信', miniprogram: '小程序', qq: 'QQ', other: '其他' },
      { required: true, initial: 'wechat' },
    ),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag(),
  },
  visitorsSee: ['title', 'description', 'qrImageUrl'],
  calls: [
    visitor('GET /api/wechat-qr-config/current', first({ status: 1, qrType: 'wechat' }), bare),
    visitor('GET /api/wechat-qr-config/miniprogram', first({ status: 1, qrType: 'miniprogram' }), bare),
  ],
})
