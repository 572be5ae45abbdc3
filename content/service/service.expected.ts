import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  flag,
  html,
  icon,
  line,
  order,
  path,
  publicList,
  remove,
  seen,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const service: SpecifiedType = {
  entity: 'Service',
  area: 'service',
  id: 'everybody',
  fields: {
    title: seen(line('数据标注服务', { required: true })),
    description: seen(text('图像、文本、语音的一站式标注', { required: true })),
    icon: seen(icon('Collection')),
    imageUrl: seen(path('/upload/service-a.webp')),
    content: seen(html('<p>服务内容</p>')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-002', 'GET /api/service/list'),
    adminList('C-032', 'GET /api/service/admin/list'),
    add('C-072', 'POST /api/service/add'),
    update('C-073', 'POST /api/service/update'),
    remove('C-074', 'POST /api/service/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [service]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-110, A-179', form: 'A-363', load: 'A-597' },
    panel: 'service',
    list: 'GET /api/service/admin/list',
    noun: '服务',
    named: ['服务名称', 'title'],
    refusals: ['请输入服务名称', '请输入服务描述'],
    ...posted('/api/service'),
    loadFailure: '加载服务失败',
  },
]
