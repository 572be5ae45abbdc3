import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  address,
  adminList,
  decimal,
  flag,
  line,
  order,
  publicList,
  remove,
  seen,
  text,
  update,
  whole,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const base: SpecifiedType = {
  entity: 'Base',
  area: 'base',
  id: 'everybody',
  fields: {
    name: seen(line('合肥总部', { required: true })),
    description: seen(text('研发与运营中心')),
    address: seen(line('安徽省合肥市', { required: true })),
    phone: seen(line('0551-12345678')),
    email: seen(address('hefei@example.com')),
    latitude: seen(decimal(31.9, { min: -90, max: 90 })),
    longitude: seen(decimal(117.34, { min: -180, max: 180 })),
    workstationCount: seen(whole(500, { min: 0, initial: 0 })),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-021', 'GET /api/base/list'),
    adminList('C-039', 'GET /api/base/admin/list'),
    add('C-079', 'POST /api/base/add'),
    update('C-080', 'POST /api/base/update'),
    remove('C-081', 'POST /api/base/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [base]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-150, A-181', form: 'A-376', load: 'A-601' },
    panel: 'base',
    list: 'GET /api/base/admin/list',
    noun: '基地',
    named: ['基地名称', 'name'],
    refusals: ['请输入基地名称', '请输入地址'],
    ...posted('/api/base'),
    loadFailure: '加载基地失败',
  },
]
