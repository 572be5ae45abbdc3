/**
 * The calls of the specification as its text gives them (contract.json, entities.json, decisions.md), written by hand.
 * Nothing here may ever be computed from the declaration in `contract/`: it is the declaration's independent witness.
 */
export interface SpecifiedCall {
  number: string
  line: string
  access: 'visitor' | 'either' | 'admin'
  shape: 'envelope' | 'envelope with total' | 'bare' | 'file'
  /** What `data` (or the bare body) is. */
  answers: 'list' | 'object' | 'number' | 'text' | 'nothing' | 'bytes'
  /** Exact keys of one record of the answer, in order, as a visitor reads it. */
  visitorKeys?: readonly string[]
  /** The same as an administrator reads it. */
  adminKeys?: readonly string[]
  /** The sentence of success, where the specification or X-45 gives one. */
  success?: string
}

const bannerKeys = ['id', 'title', 'subtitle', 'imageUrl', 'linkUrl', 'sortOrder', 'status']
const partnerKeys = [
  'id',
  'name',
  'logoUrl',
  'websiteUrl',
  'description',
  'sortOrder',
  'status',
  'createTime',
]
const aboutTexts = [
  'companyName',
  'description',
  'mission',
  'vision',
  'valuesText',
  'address',
  'phone',
  'email',
]
const aboutMedia = ['mediaType', 'imageUrl', 'videoUrl']

export const specification: readonly SpecifiedCall[] = [
  {
    number: 'C-001',
    line: 'GET /api/banner/list',
    access: 'visitor',
    shape: 'envelope',
    answers: 'list',
    visitorKeys: ['id', 'title', 'subtitle', 'imageUrl', 'linkUrl'],
  },
  {
    number: 'C-002',
    line: 'GET /api/service/list',
    access: 'visitor',
    shape: 'envelope',
    answers: 'list',
    visitorKeys: ['id', 'title', 'description', 'icon', 'imageUrl', 'content'],
  },
  {
    number: 'C-003',
    line: 'GET /api/about',
    access: 'either',
    shape: 'envelope',
    answers: 'object',
    visitorKeys: [...aboutTexts, ...aboutMedia],
    adminKeys: [...aboutTexts, 'website', ...aboutMedia],
  },
  {
    number: 'C-004',
    line: 'GET /api/partner/list',
    access: 'visitor',
    shape: 'envelope',
    answers: 'list',
    visitorKeys: ['id', 'name', 'logoUrl', 'websiteUrl', 'description'],
  },
  {
    number: 'C-005',
    line: 'POST /api/contact/add',
    access: 'visitor',
    shape: 'envelope',
    answers: 'nothing',
    success: '消息发送成功！我们会尽快回复您。',
  },
  {
    number: 'C-006',
    line: 'GET /api/page-config/about',
    access: 'visitor',
    shape: 'envelope',
    answers: 'object',
    visitorKeys: ['title', 'subtitle', 'description', 'backgroundImage'],
  },
  {
    number: 'C-023',
    line: 'GET /api/wechat-qr-config/current',
    access: 'visitor',
    shape: 'bare',
    answers: 'object',
    visitorKeys: ['title', 'description', 'qrImageUrl'],
  },
  {
    number: 'C-024',
    line: 'GET /api/wechat-qr-config/miniprogram',
    access: 'visitor',
    shape: 'bare',
    answers: 'object',
    visitorKeys: ['title', 'description', 'qrImageUrl'],
  },
  {
    number: 'C-029',
    line: 'POST /api/admin/login',
    access: 'visitor',
    shape: 'envelope',
    answers: 'object',
    visitorKeys: ['user', 'token'],
    success: '登录成功',
  },
  { number: 'C-030', line: 'POST /api/upload', access: 'admin', shape: 'envelope', answers: 'text' },
  {
    number: 'C-031',
    line: 'GET /api/banner/admin/list',
    access: 'admin',
    shape: 'envelope',
    answers: 'list',
    adminKeys: bannerKeys,
  },
  {
    number: 'C-034',
    line: 'GET /api/contact/admin/list',
    access: 'admin',
    shape: 'envelope with total',
    answers: 'list',
    adminKeys: ['id', 'name', 'email', 'phone', 'subject', 'message', 'createTime'],
  },
  {
    number: 'C-035',
    line: 'GET /api/stats/dashboard',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: [
      'bannerCount',
      'serviceCount',
      'caseCount',
      'contactCount',
      'baseCount',
      'newsCount',
      'partnerCount',
    ],
  },
  { number: 'C-037', line: 'GET /api/partner/count', access: 'admin', shape: 'envelope', answers: 'number' },
  {
    number: 'C-038',
    line: 'GET /api/partner/admin/list',
    access: 'admin',
    shape: 'envelope',
    answers: 'list',
    adminKeys: partnerKeys,
  },
  {
    number: 'C-069',
    line: 'POST /api/banner/add',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: bannerKeys,
    success: '添加成功',
  },
  {
    number: 'C-070',
    line: 'POST /api/banner/update',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: bannerKeys,
    success: '更新成功',
  },
  {
    number: 'C-071',
    line: 'POST /api/banner/delete/1',
    access: 'admin',
    shape: 'envelope',
    answers: 'nothing',
    success: '删除成功',
  },
  {
    number: 'C-078',
    line: 'POST /api/contact/delete/1',
    access: 'admin',
    shape: 'envelope',
    answers: 'nothing',
    success: '删除成功',
  },
  {
    number: 'C-087',
    line: 'POST /api/partner/add',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: partnerKeys,
    success: '添加成功',
  },
  {
    number: 'C-088',
    line: 'POST /api/partner/update',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: partnerKeys,
    success: '更新成功',
  },
  {
    number: 'C-089',
    line: 'POST /api/partner/status',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: partnerKeys,
    success: '状态更新成功',
  },
  {
    number: 'C-090',
    line: 'DELETE /api/partner/1',
    access: 'admin',
    shape: 'envelope',
    answers: 'nothing',
    success: '删除成功',
  },
  {
    number: 'C-121',
    line: 'POST /api/page-config/save',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: ['pageKey', 'configKey', 'configValue', 'description'],
    success: '保存成功',
  },
  {
    number: 'C-192',
    line: 'GET /api/page-config/admin/list',
    access: 'admin',
    shape: 'envelope',
    answers: 'list',
    adminKeys: ['pageKey', 'configKey', 'configValue', 'description'],
  },
  { number: 'C-193', line: 'GET /upload/missing.webp', access: 'visitor', shape: 'file', answers: 'bytes' },
  {
    number: 'C-194',
    line: 'POST /api/admin/logout',
    access: 'admin',
    shape: 'envelope',
    answers: 'nothing',
    success: '已退出登录',
  },
]

/** The extension calls of X-82 that are built so far. */
export const extensions: readonly SpecifiedCall[] = [
  {
    number: 'X-82',
    line: 'GET /api/admin/session',
    access: 'admin',
    shape: 'envelope',
    answers: 'object',
    adminKeys: ['user', 'timeLeftMs'],
  },
  {
    number: 'X-82',
    line: 'GET /api/admin/audit',
    access: 'admin',
    shape: 'envelope with total',
    answers: 'list',
    adminKeys: [
      'id',
      'createTime',
      'accountId',
      'username',
      'address',
      'action',
      'typeName',
      'noun',
      'recordId',
      'title',
      'changedKeys',
    ],
  },
  {
    number: 'X-82',
    line: 'POST /api/admin/password',
    access: 'admin',
    shape: 'envelope',
    answers: 'nothing',
  },
  { number: 'X-82', line: 'POST /api/banner/order', access: 'admin', shape: 'envelope', answers: 'nothing' },
  { number: 'X-82', line: 'POST /api/partner/order', access: 'admin', shape: 'envelope', answers: 'nothing' },
]

/** What one good request of each call sends; `1` in the paths above is the row that `seedOneOfEach` stores first. */
export const goodBodies: Readonly<Record<string, unknown>> = {
  'POST /api/contact/add': {
    name: '陈先生',
    email: 'chen@example.com',
    phone: '13812345678',
    subject: '咨询数据标注服务',
    message: '请问图像标注如何报价？',
  },
  'POST /api/admin/login': { username: 'wangli', password: 'correct horse battery' },
  'POST /api/banner/add': { title: '欢迎', imageUrl: '/upload/a.webp' },
  'POST /api/banner/update': { id: 1, title: '欢迎光临' },
  'POST /api/partner/add': { name: '江淮数据' },
  'POST /api/partner/update': { id: 1, name: '江淮数据集团' },
  'POST /api/partner/status': { id: 1, status: 0 },
  'POST /api/page-config/save': { pageKey: 'about', configKey: 'title', configValue: '关于我们' },
  'POST /api/admin/password': { oldPassword: 'correct horse battery', newPassword: '一个新的很长的密码 42' },
  'POST /api/banner/order': { ids: [1] },
  'POST /api/partner/order': { ids: [1] },
}
