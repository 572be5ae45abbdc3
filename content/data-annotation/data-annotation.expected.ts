import type { ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  entries,
  flag,
  icon,
  line,
  order,
  path,
  paths,
  publicList,
  remove,
  saveSingle,
  seen,
  sharedRead,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const dataAnnotation: SpecifiedType = {
  entity: 'DataAnnotation',
  area: 'data-annotation',
  id: 'nobody',
  isSingle: true,
  fields: {
    // public-site §3 does not list it.
    title: line('数据标注'),
    description: seen(text('覆盖图像、文本与语音')),
    imageUrls: seen(paths(['/upload/annotation-a.webp'])),
    processDescription: seen(text('需求、试标、量产、验收')),
    processImageUrls: seen(paths(['/upload/annotation-process.webp'])),
  },
  calls: [
    sharedRead('C-008', 'GET /api/data-annotation'),
    saveSingle('C-122', 'POST /api/data-annotation/save'),
  ],
}

const industrySolution: SpecifiedType = {
  entity: 'IndustrySolution',
  area: 'industry-solutions',
  id: 'everybody',
  fields: {
    title: seen(line('智慧交通', { required: '请填写必填字段' })),
    icon: seen(icon('🚗', { required: '请填写必填字段' })),
    description: seen(text('车路协同数据方案', { required: '请填写必填字段' })),
    imageUrl: seen(path('/upload/solution-a.webp')),
    scenarios: seen(entries({ icon: icon('🚦'), text: line('路口识别') })),
    sort_order: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sort_order'],
  shownWhile: ['status'],
  calls: [
    publicList('C-009', 'GET /api/industry-solutions/list'),
    adminList('C-046', 'GET /api/industry-solutions/admin/list'),
    add('C-112', 'POST /api/industry-solutions/save'),
    update('C-113', 'POST /api/industry-solutions/update/{id}'),
    remove('C-114', 'DELETE /api/industry-solutions/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [dataAnnotation, industrySolution]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-160, A-188', form: 'A-383, A-587', load: 'A-611' },
    panel: 'service-data',
    tab: '行业解决方案',
    list: 'GET /api/industry-solutions/admin/list',
    noun: '行业解决方案',
    named: ['方案标题', 'title'],
    refusals: ['请填写必填字段'],
    general: '请填写必填字段',
    calls: {
      add: 'POST /api/industry-solutions/save',
      change: 'POST /api/industry-solutions/update/{id}',
      remove: 'DELETE /api/industry-solutions/delete/{id}',
    },
    loadFailure: '加载行业解决方案失败',
    width: 800,
  },
]
