import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { first, list } from '#contract/engine/reading-operations.ts'
import { bare, enveloped } from '#contract/engine/replies.ts'
import { create, remove, setFlag, update } from '#contract/engine/writing-operations.ts'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
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
    admin('GET /api/wechat-qr-config/', list(), enveloped),
    admin('POST /api/wechat-qr-config/save', create(), enveloped),
    admin('POST /api/wechat-qr-config/update', update(), enveloped),
    admin('DELETE /api/wechat-qr-config/{id}', remove(), enveloped),
    admin('POST /api/wechat-qr-config/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/wechat-qr-config/order', reorder(), enveloped),
    admin('POST /api/wechat-qr-config/batch', batch(), enveloped),
  ],
})
