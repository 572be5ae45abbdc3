import { messages } from '#contract/shared/messages.ts'
import { enterpriseHonor } from './enterprise-honors.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The honours of the about page (back-office §2.5). */
function EnterpriseHonorsPanel() {
  return (
    <RecordPanel
      type={enterpriseHonor}
      loadFailure="加载企业荣誉失败"
      namedBy="title"
      filters={['category', 'status']}
      searchIn={['title', 'description']}
      invalid={messages.saveFailed}
      emptyAdvice="添加第一项荣誉，保存后即显示在关于我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'enterprise-honors': EnterpriseHonorsPanel }
