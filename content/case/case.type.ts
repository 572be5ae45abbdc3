import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** The page each case stands on. */
export const caseCategories = {
  general: '成功案例',
  government: '政府数据服务',
  'soil-submission': '土壤汇交',
  'land-extension': '土地延包',
  'natural-disaster': '自然灾害',
  'data-annotation': '数据标注',
  'large-model': '大模型',
  'autonomous-driving': '自动驾驶',
  'image-video': '图像视频',
  'content-relevance': '内容相关性',
  'multilingual-text': '多语种文本',
  'multilingual-speech': '多语种语音',
  'map-surveying': '地图测绘',
  'map-making': '地图制作',
  'urban-planning': '城市规划',
  'environment-protection': '环境保护',
  'resource-management': '资源管理',
  'industry-education': '产教融合',
  shenzhen: '深圳',
  guangzhou: '广州',
  jiangxi: '江西',
} as const

/** A case; `case` itself is a reserved word. */
export const successCase = contentType({
  name: 'case',
  typeLabel: '案例',
  fields: {
    title: field.text('案例标题', { required: true }),
    description: field.longText('案例描述', { required: true }),
    category: field.choice('案例分类', caseCategories, { required: true }),
    imageUrl: field.image('案例图片'),
    content: field.html('详细内容'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  searched: ['title', 'description', 'content'],
  publicFields: ['id', 'title', 'description', 'category', 'imageUrl', 'content'],
  calls: [
    call.public('GET /api/case/list?category=', operation.list({ status: 1 }), response.envelope),
    call.public('GET /api/case/list/{id}', operation.shown({ status: 1 }), response.envelope),
    call.admin('GET /api/case/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/case/add', operation.create(), response.envelope),
    call.admin('POST /api/case/update', operation.update(), response.envelope),
    call.admin('POST /api/case/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/case/order', operation.reorder(), response.envelope),
    call.admin('POST /api/case/batch', operation.batch(), response.envelope),
  ],
})
