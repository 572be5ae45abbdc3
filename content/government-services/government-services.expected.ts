import { posted, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  flag,
  line,
  order,
  path,
  publicList,
  recordId,
  remove,
  seen,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const moduleKeys = ['id', 'title', 'description', 'sortOrder', 'status', 'galleries']

/** An administrator reads `galleries` beside the fields, also of a module just saved; see `galleryKeys`. */
const governmentModule: SpecifiedType = {
  entity: 'GovernmentModule',
  area: 'government-service/admin/module',
  id: 'everybody',
  fields: {
    title: seen(line('政务数据治理', { required: true })),
    description: seen(text('汇聚、清洗与共享', { required: true })),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-007', 'GET /api/government-service/modules', {
      keys: ['id', 'title', 'description', 'galleries'],
    }),
    adminList('C-047', 'GET /api/government-service/admin/modules', { keys: moduleKeys }),
    add('C-115', 'POST /api/government-service/admin/module/add', { keys: moduleKeys }),
    update('C-116', 'POST /api/government-service/admin/module/update', { keys: moduleKeys }),
    remove('C-117', 'POST /api/government-service/admin/module/delete/{id}'),
  ],
}

/** Has no read of its own: images stand inside their module. */
const galleryImage: SpecifiedType = {
  entity: 'GalleryImage',
  area: 'government-service/admin/gallery',
  id: 'everybody',
  fields: {
    title: seen(line('数据大屏')),
    description: seen(text('实时汇总各部门数据')),
    imageUrl: seen(path('/upload/gallery-a.webp', { required: '请上传图片' })),
    sortOrder: order(),
    status: flag(),
    moduleId: recordId(1, { required: true }),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    add('C-118', 'POST /api/government-service/admin/gallery/add'),
    update('C-119', 'POST /api/government-service/admin/gallery/update'),
    remove('C-120', 'POST /api/government-service/admin/gallery/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [governmentModule, galleryImage]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-111, A-114, A-168, A-185', form: 'A-381', load: 'A-625' },
    panel: 'service-government',
    list: 'GET /api/government-service/admin/modules',
    noun: '政府服务模块',
    named: ['模块标题', 'title'],
    refusals: ['请输入模块标题', '请输入模块描述'],
    ...posted('/api/government-service/admin/module'),
    loadFailure: '加载失败',
  },
]
