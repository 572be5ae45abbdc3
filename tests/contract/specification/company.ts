import {
  add,
  address,
  adminList,
  choice,
  createTime,
  day,
  decimal,
  flag,
  html,
  line,
  moment,
  order,
  path,
  publicList,
  remove,
  save,
  saveSingle,
  seen,
  setStatus,
  sharedRead,
  text,
  update,
  whole,
  type SpecifiedType,
} from './vocabulary.ts'

const about: SpecifiedType = {
  entity: 'About',
  area: 'about',
  id: 'nobody',
  isSingle: true,
  fields: {
    companyName: seen(line('图联科技', { required: true })),
    description: seen(text('专注数据服务与测绘地理信息', { required: true })),
    mission: seen(text('让数据创造价值', { required: true })),
    vision: seen(text('成为可信赖的数据伙伴', { required: true })),
    valuesText: seen(text('诚信、专业、协作', { required: true })),
    address: seen(line('安徽省合肥市', { required: true })),
    phone: seen(line('0551-12345678', { required: true })),
    email: seen(address('office@example.com', { required: true })),
    // Not in public-site §3.
    website: line('https://www.example.com', {
      required: true,
      withTag: (tag) => `https://${tag}.example.com`,
    }),
    mediaType: seen(choice(['image', 'video'], 'image', { initial: 'image' })),
    imageUrl: seen(path('/upload/about-a.webp')),
    videoUrl: seen(path('/upload/about-a.mp4')),
  },
  calls: [sharedRead('C-003', 'GET /api/about'), saveSingle('C-086', 'POST /api/about/save')],
}

const coreMember: SpecifiedType = {
  entity: 'CoreMember',
  area: 'core-member',
  id: 'everybody',
  fields: {
    name: seen(line('周明远', { required: true })),
    position: seen(line('技术总监', { required: true })),
    introduction: seen(text('二十年测绘经验')),
    achievements: seen(text('主持省级项目三项；发表论文十篇')),
    photoUrl: seen(path('/upload/member-a.webp')),
    sortOrder: order({ max: 999 }),
    // Public, for the tag of those employed.
    status: seen(flag()),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-016', 'GET /api/core-member/enabled'),
    adminList('C-040', 'GET /api/core-member/all'),
    add('C-082', 'POST /api/core-member/add'),
    update('C-083', 'POST /api/core-member/update'),
    remove('C-084', 'POST /api/core-member/delete/{id}'),
    setStatus('C-085', 'POST /api/core-member/status'),
  ],
}

const leadershipCare: SpecifiedType = {
  entity: 'LeadershipCare',
  area: 'leadership-care',
  id: 'everybody',
  fields: {
    description: seen(text('市领导到公司调研数据产业', { required: true })),
    imageUrl: seen(path('/upload/care-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-017', 'GET /api/leadership-care/enabled'),
    adminList('C-067', 'GET /api/leadership-care'),
    save('C-173', 'POST /api/leadership-care'),
    remove('C-174', 'DELETE /api/leadership-care/{id}'),
    setStatus('C-175', 'PUT /api/leadership-care/{id}/status?status='),
  ],
}

// Honours, copyrights and certificates answer bare lists, and one sentence as plain text for every write (back-office §7.3).
const plain = { shape: 'plain text', answers: 'text' } as const
const bare = { shape: 'bare' } as const

const honor: SpecifiedType = {
  entity: 'Honor',
  area: 'enterprise-honors',
  id: 'everybody',
  fields: {
    title: seen(line('高新技术企业', { required: true })),
    description: text('二〇二四年度认定'),
    category: line('省级荣誉', { required: true }),
    imageUrl: seen(path('/upload/honor-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-018', 'GET /api/enterprise-honors/active', bare),
    adminList('C-064', 'GET /api/enterprise-honors/', bare),
    add('C-161', 'POST /api/enterprise-honors/save', { ...plain, success: '保存成功' }),
    update('C-162', 'POST /api/enterprise-honors/update', plain),
    remove('C-163', 'DELETE /api/enterprise-honors/{id}', plain),
    setStatus('C-164', 'POST /api/enterprise-honors/{id}/status?status=', plain),
  ],
}

const copyright: SpecifiedType = {
  entity: 'Copyright',
  area: 'software-copyright',
  id: 'everybody',
  fields: {
    title: seen(line('图联标注平台软件', { required: true })),
    description: seen(text('标注与质检平台')),
    category: seen(line('软件著作权', { required: true })),
    copyrightNumber: line('2024SR0000001', { required: true }),
    registrationDate: seen(day('2024-03-15')),
    imageUrl: seen(path('/upload/copyright-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-019', 'GET /api/software-copyright/active', bare),
    adminList('C-065', 'GET /api/software-copyright/', bare),
    add('C-165', 'POST /api/software-copyright/save', { ...plain, success: '保存成功' }),
    update('C-166', 'POST /api/software-copyright/update', plain),
    remove('C-167', 'DELETE /api/software-copyright/{id}', plain),
    setStatus('C-168', 'POST /api/software-copyright/{id}/status?status=', plain),
  ],
}

const certification: SpecifiedType = {
  entity: 'Certification',
  area: 'qualification-certification',
  id: 'everybody',
  fields: {
    title: seen(line('质量管理体系认证', { required: true })),
    description: seen(text('覆盖数据标注全流程')),
    category: seen(line('体系认证', { required: true })),
    certificateNumber: line('CN-2024-0001', { required: true }),
    issuingAuthority: seen(line('某认证中心', { required: true })),
    issueDate: seen(day('2024-03-15')),
    expiryDate: seen(day('2027-03-14')),
    imageUrl: seen(path('/upload/certificate-a.webp')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-020', 'GET /api/qualification-certification/active', bare),
    adminList('C-066', 'GET /api/qualification-certification/', bare),
    add('C-169', 'POST /api/qualification-certification/save', { ...plain, success: '保存成功' }),
    update('C-170', 'POST /api/qualification-certification/update', plain),
    remove('C-171', 'DELETE /api/qualification-certification/{id}', plain),
    setStatus('C-172', 'POST /api/qualification-certification/{id}/status?status=', plain),
  ],
}

const qrConfig: SpecifiedType = {
  entity: 'QrConfig',
  area: 'wechat-qr-config',
  id: 'administrators',
  fields: {
    title: seen(line('微信公众号', { required: true })),
    description: seen(text('扫码关注')),
    qrImageUrl: seen(path('/upload/qr-a.png')),
    qrType: choice(['wechat', 'miniprogram', 'qq', 'other'], 'wechat', { required: true, initial: 'wechat' }),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-023', 'GET /api/wechat-qr-config/current', { ...bare, does: 'first', answers: 'record' }),
    publicList('C-024', 'GET /api/wechat-qr-config/miniprogram', {
      ...bare,
      does: 'first',
      answers: 'record',
    }),
    adminList('C-068', 'GET /api/wechat-qr-config/'),
    add('C-176', 'POST /api/wechat-qr-config/save'),
    update('C-177', 'POST /api/wechat-qr-config/update'),
    remove('C-178', 'DELETE /api/wechat-qr-config/{id}'),
    setStatus('C-179', 'POST /api/wechat-qr-config/{id}/status?status='),
  ],
}

const news: SpecifiedType = {
  entity: 'News',
  area: 'news',
  id: 'everybody',
  fields: {
    title: seen(line('公司入选数据标注示范企业', { required: true })),
    summary: seen(text('近日公布的名单中，公司位列其中。', { required: true })),
    content: seen(html('<p>正文第一段</p>', { required: true })),
    coverImage: seen(path('/upload/news-a.webp')),
    author: seen(line('品牌部', { required: true })),
    // 0 draft, 1 published; a new one is a draft (back-office §4).
    status: flag({ initial: 0 }),
    // Required, so that none stands for one that did not come.
    sortOrder: order({ max: 999, required: true, initial: undefined }),
    publishTime: seen(moment('2026-02-01 09:30:00')),
    createTime: seen(createTime),
  },
  sortedBy: ['sortOrder', '-publishTime'],
  shownWhile: ['status'],
  calls: [
    publicList('C-015', 'GET /api/news/published'),
    adminList('C-036', 'GET /api/news'),
    add('C-091', 'POST /api/news'),
    update('C-092', 'PUT /api/news'),
    remove('C-093', 'DELETE /api/news/{id}'),
    setStatus('C-094', 'PUT /api/news/{id}/status?status='),
  ],
}

const base: SpecifiedType = {
  entity: 'Base',
  area: 'base',
  id: 'everybody',
  fields: {
    name: seen(line('合肥总部', { required: true })),
    description: seen(text('研发与运营中心')),
    address: seen(line('安徽省合肥市', { required: true })),
    phone: seen(line('0551-12345678')),
    email: seen(address('hefei@example.com')),
    latitude: seen(decimal(31.9, { min: -90, max: 90 })),
    longitude: seen(decimal(117.34, { min: -180, max: 180 })),
    workstationCount: seen(whole(500, { min: 0, initial: 0 })),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-021', 'GET /api/base/list'),
    adminList('C-039', 'GET /api/base/admin/list'),
    add('C-079', 'POST /api/base/add'),
    update('C-080', 'POST /api/base/update'),
    remove('C-081', 'POST /api/base/delete/{id}'),
  ],
}

export const company = [
  about,
  coreMember,
  leadershipCare,
  honor,
  copyright,
  certification,
  qrConfig,
  news,
  base,
]
