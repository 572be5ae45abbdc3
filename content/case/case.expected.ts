import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  choice,
  flag,
  html,
  line,
  order,
  path,
  publicList,
  remove,
  seen,
  special,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

/** The 21 categories of X-10. */
const caseCategories = [
  'general',
  'government',
  'soil-submission',
  'land-extension',
  'natural-disaster',
  'data-annotation',
  'large-model',
  'autonomous-driving',
  'image-video',
  'content-relevance',
  'multilingual-text',
  'multilingual-speech',
  'map-surveying',
  'map-making',
  'urban-planning',
  'environment-protection',
  'resource-management',
  'industry-education',
  'shenzhen',
  'guangzhou',
  'jiangxi',
]

const successCase: SpecifiedType = {
  entity: 'Case',
  area: 'case',
  id: 'everybody',
  fields: {
    title: seen(line('城市道路场景标注', { required: true })),
    description: seen(text('三个月完成二十万张图像', { required: true })),
    category: seen(choice(caseCategories, 'general', { required: true })),
    imageUrl: seen(path('/upload/case-a.webp')),
    // A card opens the case's content.
    content: seen(html('<p>案例内容</p>')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  filteredBy: 'category',
  calls: [
    adminList('C-033', 'GET /api/case/admin/list'),
    add('C-075', 'POST /api/case/add'),
    update('C-076', 'POST /api/case/update'),
    remove('C-077', 'POST /api/case/delete/{id}'),
    publicList('C-183', 'GET /api/case/list'),
    special('S-009', 'GET /api/case/list/{id}', {
      access: 'visitor',
      keys: ['id', 'title', 'description', 'category', 'imageUrl', 'content'],
    }),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [successCase]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-180', form: 'A-364', load: 'A-598' },
    panel: 'case',
    list: 'GET /api/case/admin/list',
    noun: '案例',
    named: ['案例标题', 'title'],
    refusals: ['请输入案例标题', '请输入案例描述', '请选择案例分类'],
    ...posted('/api/case'),
    loadFailure: '加载案例失败',
  },
]
