import { audit } from '#contract/contract.ts'
import { PagedPanel } from '#app/admin/panel/paged-panel.tsx'

/** Who did what, when and from where: read and searched, never changed. */
export function AuditPanel() {
  return (
    <PagedPanel
      type={audit}
      loadFailure="加载操作记录失败"
      columns={['createTime', 'username', 'action', 'noun', 'title', 'changedKeys', 'address']}
      defaultSort={{ key: 'createTime', direction: 'descending' }}
      nameOf={({ username, noun, title }) => `${username}：${noun}${title}`}
      searchPlaceholder="搜索用户名、类型、标题、来源地址"
      empty={{
        filtered: { title: '没有符合条件的操作记录', description: '换个关键词或日期，或清除条件。' },
        none: { title: '还没有操作记录', description: '登录、保存、删除和导出会逐条记在这里。' },
      }}
    />
  )
}
