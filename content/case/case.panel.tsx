import { successCase } from './case.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The cases of all categories (back-office §2.7, X-28); each category has an entry of its own too. */
export function CasePanel() {
  return (
    <RecordPanel
      type={successCase}
      loadFailure="加载案例失败"
      namedBy="title"
      filters={['category', 'status']}
      searchIn={['title', 'description']}
      dialog={{ width: 800 }}
      emptyAdvice="添加第一个案例，保存后即显示在其分类的案例页。"
    />
  )
}
