import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** What the annotation platform does by itself. */
export const intelligentAnnotation = contentType({
  name: 'intelligent-annotation',
  typeLabel: '智能辅助标注功能',
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
    call.public('GET /api/intelligent-annotation/active', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/intelligent-annotation/list', operation.list(), response.envelope),
    call.admin('POST /api/intelligent-annotation/save', operation.save(), response.envelope),
    call.admin('DELETE /api/intelligent-annotation/{id}', operation.remove(), response.envelope),
    call.admin(
      'PUT /api/intelligent-annotation/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/intelligent-annotation/order', operation.reorder(), response.envelope),
    call.admin('POST /api/intelligent-annotation/batch', operation.batch(), response.envelope),
  ],
})
