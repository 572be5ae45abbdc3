import { disasterDataCollection } from './natural-disaster-data-collection.type.ts'
import { disasterDataManagement } from './natural-disaster-data-management.type.ts'
import { disasterRiskAssessment } from './natural-disaster-risk-assessment.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The natural disaster case (back-office §2.5); its failed loads are only logged. */
function NaturalDisasterPanel() {
  return <TabsPanel label="自然灾害" tabs={tabs} />
}

/** What the two lists of functions have in common. */
const functions = {
  namedBy: 'title',
  filters: ['status'],
  searchIn: ['title', 'description'],
} as const

const tabs = [
  {
    key: 'collection',
    title: '数据采集服务',
    counts: disasterDataCollection,
    panel: (
      <RecordPanel
        type={disasterDataCollection}
        namedBy="dataType"
        filters={['status']}
        searchIn={['dataType', 'collectionMethod', 'technicalSupport']}
        emptyAdvice="添加第一类数据，保存后即显示在自然灾害案例页。"
      />
    ),
  },
  {
    key: 'management',
    title: '智能数据管理平台',
    counts: disasterDataManagement,
    panel: (
      <RecordPanel
        {...functions}
        type={disasterDataManagement}
        emptyAdvice="添加第一项功能，保存后即显示在自然灾害案例页。"
      />
    ),
  },
  {
    key: 'assessment',
    title: '风险评估与可视化',
    counts: disasterRiskAssessment,
    panel: (
      <RecordPanel
        {...functions}
        type={disasterRiskAssessment}
        emptyAdvice="添加第一项功能，保存后即显示在自然灾害案例页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'case-natural-disaster': NaturalDisasterPanel }
