import { successCase } from './case.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { casesOf } from './category-cases.tsx'

/** The cases of all categories (back-office §2.7, X-28); each category has an entry of its own too. */
function CasePanel() {
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

/** By key of the menu. */
export const panels = {
  case: CasePanel,
  'case-data-large-model': casesOf('large-model'),
  'case-data-image-video': casesOf('image-video'),
  'case-data-content-relevance': casesOf('content-relevance'),
  'case-data-multilingual-text': casesOf('multilingual-text'),
  'case-data-multilingual-speech': casesOf('multilingual-speech'),
  'case-map-making': casesOf('map-making'),
  'case-urban-planning': casesOf('urban-planning'),
  'case-environment-protection': casesOf('environment-protection'),
  'case-resource-management': casesOf('resource-management'),
  'case-industry-shenzhen': casesOf('shenzhen'),
  'case-industry-guangzhou': casesOf('guangzhou'),
  'case-industry-jiangxi': casesOf('jiangxi'),
}
