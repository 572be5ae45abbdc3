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

const certification: SpecifiedType = {
  entity: 'Certification',
  area: 'qualification-certification',
  id: 'everybody',
  fields: {
    title: seen(line('质量管理体系认证', { required: true })),
    description: seen(text('覆盖数据标注全流程')),
    category: seen(line('体系认证', { required: true })),
    certificateNumber: line('CN-2024-0001', { required: true }),
    issuingAuthority: seen(line('某认证中心', { required: true })),
    issueDate: seen(day('2024-03-15')),
    expiryDate: seen(day('2027-03-14')),
    imageUrl: seen(path('/upload/certificate-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-020', 'GET /api/qualification-certification/active', bare),
    adminList('C-066', 'GET /api/qualification-certification/', bare),
    add('C-169', 'POST /api/qualification-certification/save', { ...plain, success: '保存成功' }),
    update('C-170', 'POST /api/qualification-certification/update', plain),
    remove('C-171', 'DELETE /api/qualification-certification/{id}', plain),
    setStatus('C-172', 'POST /api/qualification-certification/{id}/status?status=', plain),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [certification]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-155, A-583', form: 'A-422, A-371, A-386', load: 'A-621' },
    panel: 'qualification-certification',
    list: 'GET /api/qualification-certification/',
    noun: '资质认证',
    named: ['证书名称', 'title'],
    refusals: ['请输入证书名称', '请输入类别', '请输入证书编号', '请输入发证机构'],
    general: '保存失败',
    ...savedAndUpdated('/api/qualification-certification'),
    loadFailure: '加载资质认证失败',
    hasCommonPicture: true,
  },
]
