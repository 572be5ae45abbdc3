import type { ListFacts } from '#tests/panels/list-facts.ts'
import { ordered, orderedList, titleTextImage } from '#tests/contract/specification/common-fields.ts'
import {
  adminList,
  choice,
  line,
  path,
  publicList,
  remove,
  save,
  saveSingle,
  seen,
  sharedRead,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

// The console reads the error text of these from `msg`; both `msg` and `message` are served (contract.json C-062, X-68).
const msg = { shape: 'envelope with msg' } as const

const inTab = { ...msg, params: { category: 'service' } }

const autonomousIntro: SpecifiedType = {
  entity: 'AutonomousIntro',
  area: 'autonomous-driving/intro',
  id: 'everybody',
  isSingle: true,
  fields: {
    title: seen(line('自动驾驶数据服务')),
    subtitle: seen(line('从采集到标注')),
    description: seen(text('覆盖感知全场景')),
    bannerImageUrl: seen(path('/upload/driving-a.webp')),
  },
  calls: [
    sharedRead('C-062', 'GET /api/autonomous-driving/intro', msg),
    saveSingle('C-158', 'POST /api/autonomous-driving/intro/save', msg),
  ],
}

const drivingCategories = ['service', 'collection', 'platform', 'advantage']

const autonomousItem: SpecifiedType = {
  entity: 'AutonomousItem',
  area: 'autonomous-driving/item',
  ...orderedList,
  fields: { category: seen(choice(drivingCategories, 'service')), ...titleTextImage, ...ordered },
  filteredBy: 'category',
  calls: [
    adminList('C-063', 'GET /api/autonomous-driving/admin/items/{category}', inTab),
    save('C-159', 'POST /api/autonomous-driving/item/save', msg),
    remove('C-160', 'POST /api/autonomous-driving/item/delete/{id}', msg),
    publicList('C-191', 'GET /api/autonomous-driving/items/{category}', inTab),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [autonomousIntro, autonomousItem]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-130', form: 'A-422, A-387', load: 'A-618' },
    panel: 'case-data-autonomous-driving',
    tab: '数据采集',
    list: 'GET /api/autonomous-driving/admin/items/{category}',
    category: 'collection',
    noun: '自动驾驶条目',
    named: ['标题', 'title'],
    refusals: [],
    calls: {
      add: 'POST /api/autonomous-driving/item/save',
      change: 'POST /api/autonomous-driving/item/save',
      remove: 'POST /api/autonomous-driving/item/delete/{id}',
    },
    says: { change: '保存成功' },
    loadFailure: '加载条目失败',
    hasCommonPicture: true,
  },
]
