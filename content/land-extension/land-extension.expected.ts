import { posted, savedByOne, type ListFacts } from '#tests/panels/list-facts.ts'
import { ordered, orderedList, titleTextImage } from '#tests/contract/specification/common-fields.ts'
import {
  add,
  adminList,
  line,
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
} from '#tests/contract/specification/vocabulary.ts'

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

export const specifiedTypes: readonly SpecifiedType[] = [landBackground, landProcess, landStatistic]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-124', form: 'A-422, A-387', load: 'A-625' },
    panel: 'case-land-extension',
    tab: '全流程',
    list: 'GET /api/land-extension-process/admin/list',
    noun: '土地延包流程',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/land-extension-process'),
    loadFailure: '加载失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-125', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-land-extension',
    tab: '系统统计',
    list: 'GET /api/land-extension-statistics/list',
    noun: '土地延包系统统计',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/land-extension-statistics'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
]
