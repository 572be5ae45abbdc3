import { demoAdministrator, demoColleague } from './accounts.ts'

const MINUTE_MS = 60_000
const FIRST_ACT = Date.parse('2026-10-26T01:00:00.000Z')

const acts: readonly [action: string, typeName: string, noun: string, title: string, changedKeys: string][] =
  [
    ['signIn', 'account', '管理员账号', '', ''],
    ['create', 'banner', '轮播图', '数据要素 服务城市治理', ''],
    ['update', 'banner', '轮播图', '数据要素 服务城市治理', 'subtitle'],
    ['order', 'partner', '合作企业', '', 'sortOrder'],
    ['update', 'page-config', '页面配置', '', 'configValue'],
    ['create', 'partner', '合作企业', '示例合作企业', ''],
    ['remove', 'contact-message', '留言', '', ''],
    ['update', 'partner', '合作企业', '示例合作企业', 'status'],
    ['update', 'application', '应聘简历', '', 'status'],
    ['reveal', 'application', '应聘简历', '核对应聘信息', ''],
    ['update', 'news', '资讯', '示例资讯', 'publishTime'],
    ['signOut', 'account', '管理员账号', '', ''],
  ]

/** What the dashboard and the journal show as done by the two invented administrators. */
export const sampleAudit = Array.from({ length: 36 }, (_unused, index) => {
  const [action, typeName, noun, title, changedKeys] = acts[index % acts.length] ?? ['signIn', '', '', '', '']
  const accountId = Math.floor(index / acts.length) % 2 === 0 ? 1 : 2
  return {
    createTime: new Date(FIRST_ACT + index * 37 * MINUTE_MS).toISOString(),
    accountId,
    username: accountId === 1 ? demoAdministrator.username : demoColleague.username,
    address: '192.0.2.10',
    action,
    typeName,
    noun,
    title,
    changedKeys,
    recordId: ['signIn', 'signOut', 'order'].includes(action) ? null : 1 + (index % 3),
  }
})
