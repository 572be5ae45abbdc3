import { call, contentType, field, operation, response } from '#contract/declare.ts'

export const partner = contentType({
  name: 'partner',
  typeLabel: '合作企业',
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
    call.public('GET /api/partner/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/partner/count', operation.count(), response.envelope),
    call.admin('GET /api/partner/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/partner/add', operation.create(), response.envelope),
    call.admin('POST /api/partner/update', operation.update(), response.envelope),
    call.admin('POST /api/partner/status', operation.setFlag('status'), response.envelope),
    call.admin('DELETE /api/partner/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/partner/order', operation.reorder(), response.envelope),
    call.admin('POST /api/partner/batch', operation.batch(), response.envelope),
  ],
})
