import { call, contentType, field, operation, reply } from '#contract/declare.ts'

export const qrConfig = contentType({
  name: 'wechat-qr-config',
  noun: '微信二维码',
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
    call.visitor(
      'GET /api/wechat-qr-config/current',
      operation.first({ status: 1, qrType: 'wechat' }),
      reply.bare,
    ),
    call.visitor(
      'GET /api/wechat-qr-config/miniprogram',
      operation.first({ status: 1, qrType: 'miniprogram' }),
      reply.bare,
    ),
    call.admin('GET /api/wechat-qr-config/', operation.list(), reply.enveloped),
    call.admin('POST /api/wechat-qr-config/save', operation.create(), reply.enveloped),
    call.admin('POST /api/wechat-qr-config/update', operation.update(), reply.enveloped),
    call.admin('DELETE /api/wechat-qr-config/{id}', operation.remove(), reply.enveloped),
    call.admin(
      'POST /api/wechat-qr-config/{id}/status?status=',
      operation.setFlag('status'),
      reply.enveloped,
    ),
    call.admin('POST /api/wechat-qr-config/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/wechat-qr-config/batch', operation.batch(), reply.enveloped),
  ],
})
