import { renamed, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  adminList,
  flag,
  order,
  path,
  publicList,
  remove,
  save,
  seen,
  setStatus,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const leadershipCare: SpecifiedType = {
  entity: 'LeadershipCare',
  area: 'leadership-care',
  id: 'everybody',
  fields: {
    description: seen(text('市领导到公司调研数据产业', { required: true })),
    imageUrl: seen(path('/upload/care-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-017', 'GET /api/leadership-care/enabled'),
    adminList('C-067', 'GET /api/leadership-care'),
    save('C-173', 'POST /api/leadership-care'),
    remove('C-174', 'DELETE /api/leadership-care/{id}'),
    setStatus('C-175', 'PUT /api/leadership-care/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [leadershipCare]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-156, A-173', form: 'A-422, A-372, A-386', load: 'A-622' },
    panel: 'leadership-care',
    list: 'GET /api/leadership-care',
    noun: '领导关怀',
    named: ['描述', 'description'],
    refusals: ['请输入描述'],
    general: '保存失败',
    ...renamed,
    calls: {
      add: 'POST /api/leadership-care',
      change: 'POST /api/leadership-care',
      flip: 'PUT /api/leadership-care/{id}/status',
      remove: 'DELETE /api/leadership-care/{id}',
    },
    says: { change: '保存成功' },
    loadFailure: '加载领导关怀失败',
    hasCommonPicture: true,
  },
]
