import { contactMessage } from './contact-message.type.ts'
import { PagedPanel } from '#app/admin/list/paged-panel.tsx'
import { ContactDialog } from './contact-dialog.tsx'

/** Visitors' messages: read, exported and deleted (back-office §2.5). */
function ContactPanel() {
  return (
    <PagedPanel
      type={contactMessage}
      loadFailure="加载留言失败"
      columns={['name', 'subject', 'phone', 'email', 'createTime']}
      defaultSort={{ key: 'createTime', direction: 'descending' }}
      nameOf={({ name, subject }) => `${name}：${subject}`}
      searchPlaceholder="搜索姓名、邮箱、电话、主题、内容"
      empty={{
        filtered: { title: '没有符合条件的留言', description: '换个关键词或日期，或清空筛选条件。' },
        none: { title: '还没有留言', description: '访客在首页或联系我们页面提交的留言会出现在这里。' },
      }}
    >
      {({ record, close, askRemoval }) => (
        <ContactDialog message={record} onClose={close} onRemove={askRemoval} />
      )}
    </PagedPanel>
  )
}

/** By key of the menu. */
export const panels = { contact: ContactPanel }
