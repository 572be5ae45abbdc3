import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
import { ordered, orderedList, titleTextImage } from '#tests/contract/specification/common-fields.ts'
import {
  add,
  adminList,
  flag,
  line,
  path,
  publicList,
  remove,
  saveSingle,
  seen,
  sharedRead,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const soilIntro: SpecifiedType = {
  entity: 'SoilIntro',
  area: 'soil-submission',
  id: 'everybody',
  isSingle: true,
  fields: {
    title: seen(line('土壤三普数据汇交', { initial: '土壤汇交简介' })),
    description: seen(text('全国土壤普查数据汇交')),
    imageUrl: seen(path('/upload/soil-a.webp')),
    status: seen(flag()),
  },
  shownWhile: ['status'],
  calls: [
    sharedRead('C-053', 'GET /api/soil-submission/'),
    saveSingle('C-141', 'POST /api/soil-submission/save'),
  ],
}

const soilTech: SpecifiedType = {
  entity: 'SoilTech',
  area: 'soil-tech',
  ...orderedList,
  fields: { ...titleTextImage, ...ordered },
  calls: [
    adminList('C-054', 'GET /api/soil-tech/admin/list'),
    add('C-142', 'POST /api/soil-tech/add'),
    update('C-143', 'POST /api/soil-tech/update'),
    remove('C-144', 'POST /api/soil-tech/delete/{id}'),
    publicList('C-184', 'GET /api/soil-tech/list'),
  ],
}

const soilCase: SpecifiedType = {
  entity: 'SoilCase',
  area: 'soil-case',
  ...orderedList,
  fields: { ...titleTextImage, ...ordered },
  calls: [
    adminList('C-055', 'GET /api/soil-case/admin/list'),
    add('C-145', 'POST /api/soil-case/add'),
    update('C-146', 'POST /api/soil-case/update'),
    remove('C-147', 'POST /api/soil-case/delete/{id}'),
    publicList('C-185', 'GET /api/soil-case/list'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [soilIntro, soilTech, soilCase]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-121', form: 'A-422, A-387', load: 'A-615' },
    panel: 'case-soil-submission',
    tab: '核心技术',
    list: 'GET /api/soil-tech/admin/list',
    noun: '土壤汇交核心技术',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/soil-tech'),
    loadFailure: '加载核心技术失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-122', form: 'A-422, A-387', load: 'A-616' },
    panel: 'case-soil-submission',
    tab: '业务案例',
    list: 'GET /api/soil-case/admin/list',
    noun: '土壤汇交业务案例',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/soil-case'),
    loadFailure: '加载业务案例失败',
    hasCommonPicture: true,
  },
]
