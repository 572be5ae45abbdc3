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
  ]

/** What the dashboard and the journal show as done by the two invented administrators. */
export const sampleAudit = Array.from({ length: 16 }, (_unused, index) => {
  const [action, typeName, noun, title, changedKeys] = acts[index % acts.length] ?? ['signIn', '', '', '', '']
  const accountId = index < acts.length ? 1 : 2
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
    recordId: action === 'signIn' || action === 'order' ? null : 1 + (index % 3),
  }
})
