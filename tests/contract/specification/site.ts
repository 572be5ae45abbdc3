import { special, type SpecifiedCall } from './vocabulary.ts'

export const pageKeys = [
  'government-services',
  'data-annotation',
  'map-surveying',
  'industry-education',
  'services',
  'cases',
  'about',
  'label-platform',
  'contact',
  'data-collection',
  'internet-bpo',
]

const pageTextKeys = ['pageKey', 'configKey', 'configValue', 'description']
const visitors = { access: 'visitor' } as const

/** Calls that belong to no kind of record with calls of the common forms. */
export const siteCalls: readonly SpecifiedCall[] = [
  special('C-006', 'GET /api/page-config/{page}', { ...visitors, params: { page: 'about' } }),
  special('C-121', 'POST /api/page-config/save', {
    success: '保存成功',
    keys: pageTextKeys,
    body: { pageKey: 'about', configKey: 'title', configValue: '关于我们', description: '页头标题' },
  }),
  special('C-192', 'GET /api/page-config/admin/list', { answers: 'records', keys: pageTextKeys }),
  special('C-029', 'POST /api/admin/login', {
    ...visitors,
    success: '登录成功',
    keys: ['user', 'token'],
    body: { username: 'wangli', password: 'correct horse battery' },
  }),
  special('C-194', 'POST /api/admin/logout', { answers: 'nothing', success: '已退出登录' }),
  special('C-030', 'POST /api/upload', { answers: 'text' }),
  special('C-193', 'GET /upload/{path}', { ...visitors, shape: 'file', answers: 'bytes' }),
  special('C-035', 'GET /api/stats/dashboard', {
    keys: [
      'bannerCount',
      'serviceCount',
      'caseCount',
      'contactCount',
      'baseCount',
      'newsCount',
      'partnerCount',
    ],
  }),
]
