import { call, contentType, field, operation, response } from '#contract/declare.ts'

export const service = contentType({
  name: 'service',
  typeLabel: '服务',
  fields: {
    title: field.text('服务名称', { required: true }),
    description: field.longText('服务描述', { required: true }),
    icon: field.icon('图标'),
    imageUrl: field.image('服务图片'),
    content: field.html('详细内容'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  searched: ['title', 'description', 'content'],
  publicFields: ['id', 'title', 'description', 'icon', 'imageUrl', 'content'],
  calls: [
    call.public('GET /api/service/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/service/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/service/add', operation.create(), response.envelope),
    call.admin('POST /api/service/update', operation.update(), response.envelope),
    call.admin('POST /api/service/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/service/order', operation.reorder(), response.envelope),
    call.admin('POST /api/service/batch', operation.batch(), response.envelope),
  ],
})
