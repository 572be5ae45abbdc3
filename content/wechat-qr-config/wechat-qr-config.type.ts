import { call, contentType, field, operation, response } from '#contract/declare.ts'

export const qrConfig = contentType({
  name: 'wechat-qr-config',
  typeLabel: '微信二维码',
  fields: {
    title: field.text('标题', { required: true }),
    description: field.longText('描述'),
    qrImageUrl: field.image('二维码图片'),
    qrType: field.choice(
      '类型',
      { wechat: '微信', miniprogram: '小程序', qq: 'QQ', other: '其他' },
      { required: true, initial: 'wechat' },
    ),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag(),
  },
  publicFields: ['title', 'description', 'qrImageUrl'],
  calls: [
    call.public(
      'GET /api/wechat-qr-config/current',
      operation.first({ status: 1, qrType: 'wechat' }),
      response.raw,
    ),
    call.public(
      'GET /api/wechat-qr-config/miniprogram',
      operation.first({ status: 1, qrType: 'miniprogram' }),
      response.raw,
    ),
    call.admin('GET /api/wechat-qr-config/', operation.list(), response.envelope),
    call.admin('POST /api/wechat-qr-config/save', operation.create(), response.envelope),
    call.admin('POST /api/wechat-qr-config/update', operation.update(), response.envelope),
    call.admin('DELETE /api/wechat-qr-config/{id}', operation.remove(), response.envelope),
    call.admin(
      'POST /api/wechat-qr-config/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/wechat-qr-config/order', operation.reorder(), response.envelope),
    call.admin('POST /api/wechat-qr-config/batch', operation.batch(), response.envelope),
  ],
})
