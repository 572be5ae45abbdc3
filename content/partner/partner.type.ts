import { call, contentType, field, operation, reply } from '#contract/declare.ts'

export const partner = contentType({
  name: 'partner',
  noun: '合作企业',
  fields: {
    name: field.text('企业名称', { required: '请输入企业名称' }),
    logoUrl: field.image('企业logo'),
    websiteUrl: field.link('企业网站'),
    description: field.longText('企业描述'),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag(),
    createTime: field.createdTime(),
  },
  publicFields: ['id', 'name', 'logoUrl', 'websiteUrl', 'description'],
  calls: [
    call.visitor('GET /api/partner/list', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/partner/count', operation.count(), reply.enveloped),
    call.admin('GET /api/partner/admin/list', operation.list(), reply.enveloped),
    call.admin('POST /api/partner/add', operation.create(), reply.enveloped),
    call.admin('POST /api/partner/update', operation.update(), reply.enveloped),
    call.admin('POST /api/partner/status', operation.setFlag('status'), reply.enveloped),
    call.admin('DELETE /api/partner/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/partner/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/partner/batch', operation.batch(), reply.enveloped),
  ],
})
