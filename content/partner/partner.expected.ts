import {
  add,
  adminList,
  createTime,
  flag,
  line,
  link,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  special,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const partner: SpecifiedType = {
  entity: 'Partner',
  area: 'partner',
  id: 'everybody',
  fields: {
    name: seen(line('江淮数据', { required: '请输入企业名称' })),
    logoUrl: seen(path('/upload/logo-a.png')),
    websiteUrl: seen(link('https://www.example.com/')),
    description: seen(text('长期合作的数据企业')),
    sortOrder: order({ max: 999 }),
    status: flag(),
    createTime,
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-004', 'GET /api/partner/list'),
    special('C-037', 'GET /api/partner/count', { answers: 'number' }),
    adminList('C-038', 'GET /api/partner/admin/list'),
    add('C-087', 'POST /api/partner/add'),
    update('C-088', 'POST /api/partner/update'),
    setStatus('C-089', 'POST /api/partner/status'),
    remove('C-090', 'DELETE /api/partner/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [partner]
