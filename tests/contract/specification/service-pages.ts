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
  recordId,
  remove,
  saveSingle,
  seen,
  sharedRead,
  text,
  update,
  type SpecifiedField,
  type SpecifiedType,
} from './vocabulary.ts'

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

/** One entry of `galleries` as a visitor and as an administrator reads it. */
export const galleryKeys = {
  visitor: ['id', 'title', 'description', 'imageUrl'],
  admin: ['id', 'title', 'description', 'imageUrl', 'sortOrder', 'status', 'moduleId'],
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

const titled = (part: string) => ({
  [`${part}Title`]: seen(line('示例标题')),
  [`${part}Description`]: seen(text('示例说明')),
})
const example = (name: string, what: SpecifiedField) =>
  seen(entries({ title: line('样例一'), description: text('样例说明'), [name]: what }))
const points = seen(entries({ title: line('多渠道'), description: text('线上线下同步采集') }))

const dataCollection: SpecifiedType = {
  entity: 'DataCollection',
  area: 'data-collection',
  id: 'nobody',
  isSingle: true,
  fields: {
    title: seen(line('数据采集')),
    subtitle: seen(line('多模态采集能力')),
    description: seen(text('图像、视频、语音与文本')),
    status: seen(flag()),
    ...titled('image'),
    imageExamplesList: example('imageUrl', path('/upload/sample-a.webp')),
    ...titled('video'),
    videoExamplesList: example('videoUrl', path('/upload/sample-a.mp4')),
    ...titled('audio'),
    audioExamplesList: example('audioUrl', path('/upload/sample-a.mp3')),
    ...titled('text'),
    textExamplesList: example('textContent', text('一段示例文本')),
    featuresList: points,
    advantagesList: points,
    processTitle: seen(line('采集流程')),
    processDescription: seen(text('方案、采集、质检、交付')),
    processImageUrl: seen(path('/upload/collection-process.webp')),
  },
  shownWhile: ['status'],
  calls: [sharedRead('C-048', 'GET /api/data-collection'), saveSingle('C-125', 'POST /api/data-collection')],
}

const shortLine = seen(line('要点'))
const paragraph = seen(text('说明文字'))
const picture = seen(path('/upload/bpo-a.webp'))

const internetBpo: SpecifiedType = {
  entity: 'InternetBpo',
  area: 'internet-bpo',
  id: 'nobody',
  isSingle: true,
  fields: {
    processFlowTitle: shortLine,
    processFlowImageUrl: picture,
    trainingSystemTitle: shortLine,
    trainingSystemItem1: shortLine,
    trainingSystemItem2: shortLine,
    trainingSystemItem3: shortLine,
    trainingSystemItem4: shortLine,
    trainingSystemItem5: shortLine,
    trainingSystemImageUrl: picture,
    productionManagementTitle: shortLine,
    productionManagementDescription: paragraph,
    productionManagementImageUrl: picture,
    qualityManagementTitle: shortLine,
    qualityManagementDescription: paragraph,
    qualityManagementImageUrl: picture,
    peakResponseTitle: shortLine,
    peakResponseDescription: paragraph,
    peakResponseImageUrl: picture,
    riskControlTitle: shortLine,
    riskControlItem1Title: shortLine,
    riskControlItem1Description: paragraph,
    riskControlItem2Title: shortLine,
    riskControlItem2Description: paragraph,
    riskControlItem3Title: shortLine,
    riskControlItem3Description: paragraph,
    riskControlItem4Title: shortLine,
    riskControlItem4Description: paragraph,
    riskControlImages: seen(paths(['/upload/bpo-risk.webp'])),
    securityManagementTitle: shortLine,
    securityItem1Title: shortLine,
    securityItem1Description: paragraph,
    securityItem2Title: shortLine,
    securityItem2Description: paragraph,
    securityItem3Title: shortLine,
    securityItem3Description: paragraph,
    securityItem4Title: shortLine,
    securityItem4Description: paragraph,
    securityManagementImageUrl: picture,
    venueSupportTitle: shortLine,
    venueSupportItem1: shortLine,
    venueSupportItem2: shortLine,
    venueSupportItem3: shortLine,
    venueSupportItem4: shortLine,
    venueSupportImageUrl: picture,
    status: seen(flag()),
  },
  shownWhile: ['status'],
  calls: [sharedRead('C-049', 'GET /api/internet-bpo'), saveSingle('C-126', 'POST /api/internet-bpo')],
}

export const servicePages = [
  governmentModule,
  galleryImage,
  dataAnnotation,
  industrySolution,
  dataCollection,
  internetBpo,
]
