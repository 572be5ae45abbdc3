import {
  add,
  adminList,
  choice,
  flag,
  line,
  order,
  path,
  publicList,
  remove,
  save,
  saveSingle,
  seen,
  sharedRead,
  text,
  update,
  type SpecifiedType,
} from './vocabulary.ts'

const titleTextImage = {
  title: seen(line('样品流转')),
  description: seen(text('全程可追溯')),
  imageUrl: seen(path('/upload/case-page-a.webp')),
}
const ordered = { sortOrder: order(), status: flag() }
const orderedList = { id: 'everybody', sortedBy: ['sortOrder'], shownWhile: ['status'] } as const

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

const landBackground: SpecifiedType = {
  entity: 'LandBackground',
  area: 'land-extension-background',
  id: 'everybody',
  isSingle: true,
  fields: titleTextImage,
  calls: [
    sharedRead('C-056', 'GET /api/land-extension-background/'),
    saveSingle('C-148', 'POST /api/land-extension-background/save'),
  ],
}

const landProcess: SpecifiedType = {
  entity: 'LandProcess',
  area: 'land-extension-process',
  ...orderedList,
  fields: {
    title: seen(line('内业处理')),
    description: seen(text('影像解译')),
    deliverable: seen(text('成果报告')),
    imageUrl: seen(path('/upload/process-a.webp')),
    ...ordered,
  },
  calls: [
    adminList('C-057', 'GET /api/land-extension-process/admin/list'),
    add('C-149', 'POST /api/land-extension-process/add'),
    update('C-150', 'POST /api/land-extension-process/update'),
    remove('C-151', 'POST /api/land-extension-process/delete/{id}'),
    publicList('C-186', 'GET /api/land-extension-process/list'),
  ],
}

const landStatistic: SpecifiedType = {
  entity: 'LandStatistic',
  area: 'land-extension-statistics',
  ...orderedList,
  fields: { ...titleTextImage, ...ordered },
  calls: [
    adminList('C-058', 'GET /api/land-extension-statistics/list'),
    save('C-152', 'POST /api/land-extension-statistics/save'),
    remove('C-153', 'DELETE /api/land-extension-statistics/{id}'),
    publicList('C-187', 'GET /api/land-extension-statistics/active'),
  ],
}

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

export const drivingCategories = ['service', 'collection', 'platform', 'advantage']

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

export const casePages = [
  soilIntro,
  soilTech,
  soilCase,
  landBackground,
  landProcess,
  landStatistic,
  naturalDataCollection,
  naturalDataManagement,
  naturalRiskAssessment,
  autonomousIntro,
  autonomousItem,
]
