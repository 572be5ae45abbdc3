import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { html, longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

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
  noun: '案例',
  fields: {
    title: text('案例标题', { required: true }),
    description: longText('案例描述', { required: true }),
    category: choice('案例分类', caseCategories, { required: true }),
    imageUrl: image('案例图片'),
    content: html('详细内容'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'category', 'imageUrl', 'content'],
  calls: [
    visitor('GET /api/case/list?category=', list({ status: 1 }), enveloped),
    admin('GET /api/case/admin/list', list(), enveloped),
    admin('POST /api/case/add', create(), enveloped),
    admin('POST /api/case/update', update(), enveloped),
    admin('POST /api/case/delete/{id}', remove(), enveloped),
    admin('POST /api/case/order', reorder(), enveloped),
    admin('POST /api/case/batch', batch(), enveloped),
  ],
})
