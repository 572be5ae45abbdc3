import { savedByOne, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  adminList,
  flag,
  html,
  icon,
  line,
  order,
  paths,
  publicList,
  remove,
  save,
  saveSingle,
  seen,
  setStatus,
  sharedRead,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const label: SpecifiedType = {
  entity: 'Label',
  area: 'label',
  id: 'everybody',
  isSingle: true,
  fields: {
    title: seen(line('图联科技标注平台', { required: true })),
    subtitle: seen(line('一站式标注')),
    description: seen(text('标注与质检的平台', { required: true })),
    content: seen(html('<p>平台介绍</p>')),
    imageUrls: seen(paths(['/upload/label-a.webp'])),
  },
  calls: [sharedRead('C-025', 'GET /api/label'), saveSingle('C-095', 'POST /api/label/save')],
}

const annotationSupport: SpecifiedType = {
  entity: 'AnnotationSupport',
  area: 'data-annotation-support',
  id: 'administrators',
  fields: {
    category: seen(line('图像标注', { required: '请输入分类名称' })),
    categoryOrder: seen(order()),
    categoryStatus: seen(flag()),
    subCategory: seen(line('矩形框', { required: '请输入子分类名称' })),
    subCategoryOrder: seen(order()),
    subCategoryStatus: seen(flag()),
    icon: seen(icon('Picture', { required: '请输入图标名称' })),
    description: seen(text('标出目标的外接矩形', { required: '请输入描述信息' })),
    imageUrlsList: seen(paths(['/upload/support-a.webp'])),
  },
  sortedBy: ['categoryOrder', 'subCategoryOrder'],
  shownWhile: ['categoryStatus', 'subCategoryStatus'],
  calls: [
    publicList('C-026', 'GET /api/data-annotation-support/list'),
    adminList('C-041', 'GET /api/data-annotation-support/admin/list'),
    save('C-096', 'POST /api/data-annotation-support/save'),
    remove('C-097', 'POST /api/data-annotation-support/delete/{id}'),
    // Sets the flag of every item of that item's category.
    setStatus('C-098', 'POST /api/data-annotation-support/category-status', { sets: 'categoryStatus' }),
    setStatus('C-099', 'POST /api/data-annotation-support/sub-category-status', {
      sets: 'subCategoryStatus',
    }),
  ],
}

const intelligentFeature: SpecifiedType = {
  entity: 'IntelligentFeature',
  area: 'intelligent-annotation',
  id: 'everybody',
  fields: {
    title: seen(line('智能预标注', { required: '请输入功能标题' })),
    icon: seen(icon('MagicStick', { required: '请输入图标名称' })),
    description: seen(text('模型先标，人工复核', { required: '请输入功能描述' })),
    orderNum: seen(order()),
    status: seen(flag()),
    videoUrlsList: seen(paths(['/upload/feature-a.mp4'])),
  },
  sortedBy: ['orderNum'],
  shownWhile: ['status'],
  calls: [
    publicList('C-027', 'GET /api/intelligent-annotation/active'),
    adminList('C-042', 'GET /api/intelligent-annotation/list'),
    save('C-100', 'POST /api/intelligent-annotation/save'),
    remove('C-101', 'DELETE /api/intelligent-annotation/{id}'),
    setStatus('C-102', 'PUT /api/intelligent-annotation/{id}/status?status='),
  ],
}

const qualityProcess: SpecifiedType = {
  entity: 'QualityProcess',
  area: 'quality-process',
  id: 'everybody',
  fields: {
    title: seen(line('质检流程')),
    imageUrlsList: seen(paths(['/upload/quality-a.webp'])),
    orderNum: seen(order()),
    status: seen(flag()),
  },
  sortedBy: ['orderNum'],
  shownWhile: ['status'],
  calls: [
    publicList('C-028', 'GET /api/quality-process/active'),
    adminList('C-043', 'GET /api/quality-process/list'),
    save('C-103', 'POST /api/quality-process/save'),
    remove('C-104', 'DELETE /api/quality-process/{id}'),
    setStatus('C-105', 'PUT /api/quality-process/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [
  label,
  annotationSupport,
  intelligentFeature,
  qualityProcess,
]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-117, A-316, A-346', form: 'A-192, A-351, A-352, A-353, A-354', load: 'A-609' },
    panel: 'annotation-platform',
    tab: '标注支持',
    list: 'GET /api/data-annotation-support/admin/list',
    noun: '标注类型',
    named: ['子分类名称', 'subCategory'],
    refusals: ['请输入分类名称', '请输入子分类名称', '请输入图标名称', '请输入描述信息'],
    calls: {
      add: 'POST /api/data-annotation-support/save',
      change: 'POST /api/data-annotation-support/save',
      flip: 'POST /api/data-annotation-support/sub-category-status',
      remove: 'POST /api/data-annotation-support/delete/{id}',
    },
    flag: 'subCategoryStatus',
    says: { change: '保存成功' },
    loadFailure: '加载数据标注支持列表失败',
    width: 600,
  },
  {
    lines: { acts: 'A-118, A-314', form: 'A-193, A-355, A-356, A-357', load: 'A-610' },
    panel: 'annotation-platform',
    tab: '智能辅助标注',
    list: 'GET /api/intelligent-annotation/list',
    noun: '智能辅助标注功能',
    named: ['功能标题', 'title'],
    refusals: ['请输入功能标题', '请输入图标名称', '请输入功能描述'],
    calls: {
      ...savedByOne('/api/intelligent-annotation').calls,
      flip: 'PUT /api/intelligent-annotation/{id}/status',
    },
    says: { change: '保存成功' },
    loadFailure: '加载智能辅助标注列表失败',
    width: 600,
  },
  {
    lines: { acts: 'A-119, A-195, A-311', load: 'A-608' },
    panel: 'annotation-platform',
    tab: '质量流程',
    list: 'GET /api/quality-process/list',
    noun: '质量流程',
    named: ['标题', 'title'],
    refusals: [],
    calls: {
      ...savedByOne('/api/quality-process').calls,
      flip: 'PUT /api/quality-process/{id}/status',
    },
    says: { change: '保存成功' },
    loadFailure: '加载质量流程列表失败',
  },
]
