import { savedAndUpdated, type ListFacts } from '#tests/panels/list-facts.ts'
import { bare, plain } from '#tests/contract/specification/shapes.ts'
import {
  add,
  adminList,
  flag,
  line,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const honor: SpecifiedType = {
  entity: 'Honor',
  area: 'enterprise-honors',
  id: 'everybody',
  fields: {
    title: seen(line('高新技术企业', { required: true })),
    description: text('二〇二四年度认定'),
    category: line('省级荣誉', { required: true }),
    imageUrl: seen(path('/upload/honor-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-018', 'GET /api/enterprise-honors/active', bare),
    adminList('C-064', 'GET /api/enterprise-honors/', bare),
    add('C-161', 'POST /api/enterprise-honors/save', { ...plain, success: '保存成功' }),
    update('C-162', 'POST /api/enterprise-honors/update', plain),
    remove('C-163', 'DELETE /api/enterprise-honors/{id}', plain),
    setStatus('C-164', 'POST /api/enterprise-honors/{id}/status?status=', plain),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [honor]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-153, A-583', form: 'A-422, A-369, A-386', load: 'A-619' },
    panel: 'enterprise-honors',
    list: 'GET /api/enterprise-honors/',
    noun: '企业荣誉',
    named: ['荣誉名称', 'title'],
    refusals: ['请输入荣誉名称', '请输入荣誉类别'],
    general: '保存失败',
    ...savedAndUpdated('/api/enterprise-honors'),
    loadFailure: '加载企业荣誉失败',
    hasCommonPicture: true,
  },
]
