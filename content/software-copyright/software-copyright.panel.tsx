import { messages } from '#contract/shared/messages.ts'
import { softwareCopyright } from './software-copyright.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The registered software of the about page (back-office §2.5). */
function SoftwareCopyrightPanel() {
  return (
    <RecordPanel
      type={softwareCopyright}
      loadFailure="加载软件著作权失败"
      // The number stands behind the status, which it would push out of sight.
      columns={['imageUrl', 'title', 'category', 'sortOrder', 'status', 'copyrightNumber']}
      namedBy="title"
      filters={['category', 'status']}
      searchIn={['title', 'copyrightNumber', 'description']}
      invalid={messages.saveFailed}
      fieldOptions={{ copyrightNumber: { isHalf: true }, registrationDate: { isHalf: true } }}
      emptyAdvice="添加第一项软件著作权，保存后即显示在关于我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'software-copyright': SoftwareCopyrightPanel }
