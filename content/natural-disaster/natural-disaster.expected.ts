import { savedByOne, type ListFacts } from '#tests/panels/list-facts.ts'
import { ordered, orderedList, titleTextImage } from '#tests/contract/specification/common-fields.ts'
import {
  adminList,
  line,
  publicList,
  remove,
  save,
  seen,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const naturalDataCollection: SpecifiedType = {
  entity: 'NaturalDataCollection',
  area: 'natural-disaster-data-collection',
  ...orderedList,
  fields: {
    dataType: seen(line('致灾因子数据')),
    collectionMethod: seen(text('实地调查')),
    technicalSupport: seen(text('无人机航测')),
    ...ordered,
  },
  calls: [
    adminList('C-059', 'GET /api/natural-disaster-data-collection/list'),
    save('C-154', 'POST /api/natural-disaster-data-collection/save'),
    remove('C-155', 'DELETE /api/natural-disaster-data-collection/{id}'),
    publicList('C-188', 'GET /api/natural-disaster-data-collection/active'),
  ],
}

const naturalDataManagement: SpecifiedType = {
  entity: 'NaturalDataManagement',
  area: 'natural-disaster-data-management',
  ...orderedList,
  fields: { ...titleTextImage, ...ordered },
  calls: [
    adminList('C-060', 'GET /api/natural-disaster-data-management/list'),
    save('C-156', 'POST /api/natural-disaster-data-management/save'),
    remove('C-157', 'DELETE /api/natural-disaster-data-management/{id}'),
    publicList('C-189', 'GET /api/natural-disaster-data-management/active'),
  ],
}

const naturalRiskAssessment: SpecifiedType = {
  entity: 'NaturalRiskAssessment',
  area: 'natural-disaster-risk-assessment',
  ...orderedList,
  fields: { ...titleTextImage, ...ordered },
  calls: [
    adminList('C-061', 'GET /api/natural-disaster-risk-assessment/list'),
    save('C-139', 'POST /api/natural-disaster-risk-assessment/save'),
    remove('C-140', 'DELETE /api/natural-disaster-risk-assessment/{id}'),
    publicList('C-190', 'GET /api/natural-disaster-risk-assessment/active'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [
  naturalDataCollection,
  naturalDataManagement,
  naturalRiskAssessment,
]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-126', form: 'A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    list: 'GET /api/natural-disaster-data-collection/list',
    noun: '数据采集服务',
    named: ['数据类型', 'dataType'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-data-collection'),
    loadFailure: '暂时没有取到数据',
  },
  {
    lines: { acts: 'A-127', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    tab: '智能数据管理平台',
    list: 'GET /api/natural-disaster-data-management/list',
    noun: '数据管理功能',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-data-management'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-128', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    tab: '风险评估与可视化',
    list: 'GET /api/natural-disaster-risk-assessment/list',
    noun: '风险评估功能',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-risk-assessment'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
]
