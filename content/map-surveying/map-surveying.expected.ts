import { renamed, savedAndUpdated, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  flag,
  line,
  order,
  path,
  paths,
  publicList,
  remove,
  saveSingle,
  seen,
  setStatus,
  sharedRead,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const mapSurveying: SpecifiedType = {
  entity: 'MapSurveying',
  area: 'map-surveying',
  id: 'nobody',
  isSingle: true,
  fields: {
    title: seen(line('地图测绘')),
    description: seen(text('高精度地图生产')),
    imageUrls: seen(paths(['/upload/map-a.webp'])),
  },
  calls: [
    sharedRead('C-010', 'GET /api/map-surveying/'),
    saveSingle('C-124', 'POST /api/map-surveying/save'),
  ],
}

const techAdvantage: SpecifiedType = {
  entity: 'TechAdvantage',
  area: 'map-surveying-tech-advantages',
  id: 'everybody',
  fields: {
    title: seen(line('倾斜摄影', { required: '请输入技术名称' })),
    category: seen(line('航测', { required: true })),
    description: seen(text('厘米级实景三维', { required: true })),
    imageUrl: seen(path('/upload/advantage-a.webp')),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-011', 'GET /api/map-surveying-tech-advantages/active'),
    adminList('C-050', 'GET /api/map-surveying-tech-advantages/'),
    add('C-131', 'POST /api/map-surveying-tech-advantages/save'),
    update('C-132', 'POST /api/map-surveying-tech-advantages/update'),
    remove('C-133', 'DELETE /api/map-surveying-tech-advantages/{id}'),
    setStatus('C-134', 'POST /api/map-surveying-tech-advantages/{id}/status?status='),
  ],
}

const typicalApplication: SpecifiedType = {
  entity: 'TypicalApplication',
  area: 'map-surveying-applications',
  id: 'everybody',
  fields: {
    title: seen(line('国土调查', { required: true })),
    category: seen(line('自然资源', { required: true })),
    description: seen(text('年度变更调查', { required: true })),
    imageUrl: seen(path('/upload/application-a.webp')),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-012', 'GET /api/map-surveying-applications/active'),
    adminList('C-051', 'GET /api/map-surveying-applications/'),
    add('C-135', 'POST /api/map-surveying-applications/save'),
    update('C-136', 'POST /api/map-surveying-applications/update'),
    remove('C-137', 'DELETE /api/map-surveying-applications/{id}'),
    setStatus('C-138', 'POST /api/map-surveying-applications/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [mapSurveying, techAdvantage, typicalApplication]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-164, A-174, A-189, A-317', form: 'A-365, A-366, A-386', load: 'A-625' },
    panel: 'service-map',
    tab: '技术优势',
    list: 'GET /api/map-surveying-tech-advantages/',
    noun: '技术优势',
    named: ['技术名称', 'title'],
    refusals: ['请输入技术名称', '请输入分类', '请输入描述'],
    general: '保存失败',
    ...renamed,
    ...savedAndUpdated('/api/map-surveying-tech-advantages'),
    loadFailure: '加载失败',
  },
  {
    lines: { acts: 'A-165, A-176, A-191, A-318', form: 'A-367, A-386', load: 'A-613' },
    panel: 'service-map',
    tab: '典型应用',
    list: 'GET /api/map-surveying-applications/',
    noun: '典型应用',
    named: ['应用名称', 'title'],
    refusals: ['请输入应用名称', '请输入分类', '请输入描述'],
    general: '保存失败',
    ...renamed,
    ...savedAndUpdated('/api/map-surveying-applications'),
    loadFailure: '加载典型应用失败',
  },
]
