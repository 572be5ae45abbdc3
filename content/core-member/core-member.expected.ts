import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
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

const coreMember: SpecifiedType = {
  entity: 'CoreMember',
  area: 'core-member',
  id: 'everybody',
  fields: {
    name: seen(line('周明远', { required: true })),
    position: seen(line('技术总监', { required: true })),
    introduction: seen(text('二十年测绘经验')),
    achievements: seen(text('主持省级项目三项；发表论文十篇')),
    photoUrl: seen(path('/upload/member-a.webp')),
    sortOrder: order({ max: 999 }),
    // Public, for the tag of those employed.
    status: seen(flag()),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-016', 'GET /api/core-member/enabled'),
    adminList('C-040', 'GET /api/core-member/all'),
    add('C-082', 'POST /api/core-member/add'),
    update('C-083', 'POST /api/core-member/update'),
    remove('C-084', 'POST /api/core-member/delete/{id}'),
    setStatus('C-085', 'POST /api/core-member/status'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [coreMember]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-158, A-182, A-309', form: 'A-374', load: 'A-602' },
    panel: 'core-member',
    list: 'GET /api/core-member/all',
    noun: '核心成员',
    named: ['姓名', 'name'],
    refusals: ['请输入姓名', '请输入职位'],
    calls: { ...posted('/api/core-member').calls, flip: 'POST /api/core-member/status' },
    loadFailure: '加载核心成员失败',
  },
]
