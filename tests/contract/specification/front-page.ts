import {
  add,
  adminList,
  choice,
  flag,
  html,
  icon,
  createTime,
  line,
  link,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  special,
  text,
  update,
  type SpecifiedType,
} from './vocabulary.ts'

const banner: SpecifiedType = {
  entity: 'Banner',
  area: 'banner',
  id: 'everybody',
  fields: {
    title: seen(line('用数据连接产业', { required: '请输入标题' })),
    subtitle: seen(line('专业的数据标注与测绘服务')),
    imageUrl: seen(path('/upload/banner-a.webp', { required: '请上传轮播图片' })),
    linkUrl: seen(link('/about')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-001', 'GET /api/banner/list'),
    adminList('C-031', 'GET /api/banner/admin/list'),
    add('C-069', 'POST /api/banner/add'),
    update('C-070', 'POST /api/banner/update'),
    remove('C-071', 'POST /api/banner/delete/{id}'),
  ],
}

const service: SpecifiedType = {
  entity: 'Service',
  area: 'service',
  id: 'everybody',
  fields: {
    title: seen(line('数据标注服务', { required: true })),
    description: seen(text('图像、文本、语音的一站式标注', { required: true })),
    icon: seen(icon('Collection')),
    imageUrl: seen(path('/upload/service-a.webp')),
    content: seen(html('<p>服务内容</p>')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-002', 'GET /api/service/list'),
    adminList('C-032', 'GET /api/service/admin/list'),
    add('C-072', 'POST /api/service/add'),
    update('C-073', 'POST /api/service/update'),
    remove('C-074', 'POST /api/service/delete/{id}'),
  ],
}

const partner: SpecifiedType = {
  entity: 'Partner',
  area: 'partner',
  id: 'everybody',
  fields: {
    name: seen(line('江淮数据', { required: '请输入企业名称' })),
    logoUrl: seen(path('/upload/logo-a.png')),
    websiteUrl: seen(link('https://www.example.com/')),
    description: seen(text('长期合作的数据企业')),
    sortOrder: order({ max: 999 }),
    status: flag(),
    createTime,
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-004', 'GET /api/partner/list'),
    special('C-037', 'GET /api/partner/count', { answers: 'number' }),
    adminList('C-038', 'GET /api/partner/admin/list'),
    add('C-087', 'POST /api/partner/add'),
    update('C-088', 'POST /api/partner/update'),
    setStatus('C-089', 'POST /api/partner/status'),
    remove('C-090', 'DELETE /api/partner/{id}'),
  ],
}

/** The 21 categories of X-10. */
export const caseCategories = [
  'general',
  'government',
  'soil-submission',
  'land-extension',
  'natural-disaster',
  'data-annotation',
  'large-model',
  'autonomous-driving',
  'image-video',
  'content-relevance',
  'multilingual-text',
  'multilingual-speech',
  'map-surveying',
  'map-making',
  'urban-planning',
  'environment-protection',
  'resource-management',
  'industry-education',
  'shenzhen',
  'guangzhou',
  'jiangxi',
]

const successCase: SpecifiedType = {
  entity: 'Case',
  area: 'case',
  id: 'everybody',
  fields: {
    title: seen(line('城市道路场景标注', { required: true })),
    description: seen(text('三个月完成二十万张图像', { required: true })),
    category: seen(choice(caseCategories, 'general', { required: true })),
    imageUrl: seen(path('/upload/case-a.webp')),
    // A card opens the case's content.
    content: seen(html('<p>案例内容</p>')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  filteredBy: 'category',
  calls: [
    adminList('C-033', 'GET /api/case/admin/list'),
    add('C-075', 'POST /api/case/add'),
    update('C-076', 'POST /api/case/update'),
    remove('C-077', 'POST /api/case/delete/{id}'),
    publicList('C-183', 'GET /api/case/list'),
  ],
}

export const frontPage = [banner, service, partner, successCase]
