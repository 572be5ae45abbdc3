import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  icon,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  setFlag,
  text,
  uploads,
  visitor,
} from '#contract/declare.ts'

/** What the annotation platform does by itself. */
export const intelligentAnnotation = contentType({
  name: 'intelligent-annotation',
  noun: '智能辅助标注功能',
  fields: {
    title: text('功能标题', { required: '请输入功能标题' }),
    icon: icon('图标名称', { required: '请输入图标名称' }),
    description: longText('功能描述', { required: '请输入功能描述' }),
    orderNum: order(),
    status: flag(),
    videoUrlsList: uploads('演示视频', 'video'),
  },
  visitorsSee: ['id', 'title', 'icon', 'description', 'orderNum', 'status', 'videoUrlsList'],
  calls: [
    visitor('GET /api/intelligent-annotation/active', list({ status: 1 }), enveloped),
    admin('GET /api/intelligent-annotation/list', list(), enveloped),
    admin('POST /api/intelligent-annotation/save', save(), enveloped),
    admin('DELETE /api/intelligent-annotation/{id}', remove(), enveloped),
    admin('PUT /api/intelligent-annotation/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/intelligent-annotation/order', reorder(), enveloped),
    admin('POST /api/intelligent-annotation/batch', batch(), enveloped),
  ],
})
