import { call, contentType, field, operation, reply } from '#contract/declare.ts'

export const service = contentType({
  name: 'service',
  noun: '服务',
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
    call.visitor('GET /api/service/list', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/service/admin/list', operation.list(), reply.enveloped),
    call.admin('POST /api/service/add', operation.create(), reply.enveloped),
    call.admin('POST /api/service/update', operation.update(), reply.enveloped),
    call.admin('POST /api/service/delete/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/service/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/service/batch', operation.batch(), reply.enveloped),
  ],
})
