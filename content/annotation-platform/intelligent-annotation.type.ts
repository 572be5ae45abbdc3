import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** What the annotation platform does by itself. */
export const intelligentAnnotation = contentType({
  name: 'intelligent-annotation',
  noun: '智能辅助标注功能',
  fields: {
    title: field.text('功能标题', { required: '请输入功能标题' }),
    icon: field.icon('图标名称', { required: '请输入图标名称' }),
    description: field.longText('功能描述', { required: '请输入功能描述' }),
    orderNum: field.order(),
    status: field.flag(),
    videoUrlsList: field.uploads('演示视频', 'video'),
  },
  publicFields: ['id', 'title', 'icon', 'description', 'orderNum', 'status', 'videoUrlsList'],
  calls: [
    call.visitor('GET /api/intelligent-annotation/active', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/intelligent-annotation/list', operation.list(), reply.enveloped),
    call.admin('POST /api/intelligent-annotation/save', operation.save(), reply.enveloped),
    call.admin('DELETE /api/intelligent-annotation/{id}', operation.remove(), reply.enveloped),
    call.admin(
      'PUT /api/intelligent-annotation/{id}/status?status=',
      operation.setFlag('status'),
      reply.enveloped,
    ),
    call.admin('POST /api/intelligent-annotation/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/intelligent-annotation/batch', operation.batch(), reply.enveloped),
  ],
})
