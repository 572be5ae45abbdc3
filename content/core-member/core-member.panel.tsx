import { coreMember } from './core-member.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The people of the about page (back-office §2.5, X-18). */
function CoreMemberPanel() {
  return (
    <RecordPanel
      type={coreMember}
      loadFailure="加载核心成员失败"
      namedBy="name"
      filters={['status']}
      searchIn={['name', 'position', 'introduction']}
      fieldOptions={{ name: { isHalf: true }, position: { isHalf: true } }}
      emptyAdvice="添加第一位成员，保存后即显示在关于我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { 'core-member': CoreMemberPanel }
