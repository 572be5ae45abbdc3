import { savedAndUpdated, type ListFacts } from '#tests/panels/list-facts.ts'
import { bare, plain } from '#tests/contract/specification/shapes.ts'
import {
  add,
  adminList,
  day,
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

const copyright: SpecifiedType = {
  entity: 'Copyright',
  area: 'software-copyright',
  id: 'everybody',
  fields: {
    title: seen(line('图联标注平台软件', { required: true })),
    description: seen(text('标注与质检平台')),
    category: seen(line('软件著作权', { required: true })),
    copyrightNumber: line('2024SR0000001', { required: true }),
    registrationDate: seen(day('2024-03-15')),
    imageUrl: seen(path('/upload/copyright-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-019', 'GET /api/software-copyright/active', bare),
    adminList('C-065', 'GET /api/software-copyright/', bare),
    add('C-165', 'POST /api/software-copyright/save', { ...plain, success: '保存成功' }),
    update('C-166', 'POST /api/software-copyright/update', plain),
    remove('C-167', 'DELETE /api/software-copyright/{id}', plain),
    setStatus('C-168', 'POST /api/software-copyright/{id}/status?status=', plain),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [copyright]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-154, A-583', form: 'A-422, A-370, A-386', load: 'A-620' },
    panel: 'software-copyright',
    list: 'GET /api/software-copyright/',
    noun: '软件著作权',
    named: ['软件名称', 'title'],
    refusals: ['请输入软件名称', '请输入类别', '请输入登记号'],
    general: '保存失败',
    ...savedAndUpdated('/api/software-copyright'),
    loadFailure: '加载软件著作权失败',
    hasCommonPicture: true,
  },
]
