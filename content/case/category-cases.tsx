import type { ComponentType } from 'react'
import { caseCategories, successCase } from './case.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** A panel with the cases of one category, which is filled in and fixed (back-office §2.5, X-10, X-96). */
export function casesOf(category: keyof typeof caseCategories): ComponentType {
  return function CategoryCases() {
    return (
      <RecordPanel
        type={successCase}
        loadFailure="加载案例失败"
        only={{ category }}
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        dialog={{ width: 800 }}
        emptyTitle="暂未配置"
        emptyAdvice={`添加第一个案例，保存后即显示在“${caseCategories[category]}”的案例页。`}
      />
    )
  }
}
