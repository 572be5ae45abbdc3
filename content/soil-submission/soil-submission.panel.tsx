import { soilCase } from './soil-case.type.ts'
import { soilSubmission } from './soil-submission.type.ts'
import { soilTech } from './soil-tech.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The soil submission case: its introduction, core technologies and business cases (back-office §2.5). */
function SoilSubmissionPanel() {
  return <TabsPanel label="土壤汇交" tabs={tabs} />
}

/** What the two lists have in common. */
const listed = {
  namedBy: 'title',
  filters: ['status'],
  searchIn: ['title', 'description'],
} as const

const tabs = [
  {
    key: 'intro',
    title: '简介',
    panel: (
      <SingleRecordPanel
        type={soilSubmission}
        loadFailure="加载土壤汇交简介失败"
        // back-office §3: saved with status 1, since nothing here could switch it on again.
        always={{ status: 1 }}
        sections={[
          { heading: '文字介绍', fields: ['title', 'description'] },
          { heading: '配图', fields: ['imageUrl'] },
        ]}
      />
    ),
  },
  {
    key: 'tech',
    title: '核心技术',
    counts: soilTech,
    panel: (
      <RecordPanel
        {...listed}
        type={soilTech}
        loadFailure="加载核心技术失败"
        emptyAdvice="添加第一项核心技术，保存后即显示在土壤汇交案例页。"
      />
    ),
  },
  {
    key: 'cases',
    title: '业务案例',
    counts: soilCase,
    panel: (
      <RecordPanel
        {...listed}
        type={soilCase}
        loadFailure="加载业务案例失败"
        emptyAdvice="添加第一个业务案例，保存后即显示在土壤汇交案例页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'case-soil-submission': SoilSubmissionPanel }
