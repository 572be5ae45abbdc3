import { messages } from '#contract/shared/messages.ts'
import { leadershipCare } from './leadership-care.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The visits of the about page (back-office §2.5). */
function LeadershipCarePanel() {
  return (
    <RecordPanel
      type={leadershipCare}
      loadFailure="加载领导关怀失败"
      namedBy="description"
      filters={['status']}
      searchIn={['description']}
      invalid={messages.saveFailed}
      dialog={{ saveTexts: { add: '添加', edit: '更新' } }}
      emptyAdvice="添加第一条领导关怀，保存后即显示在关于我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'leadership-care': LeadershipCarePanel }
