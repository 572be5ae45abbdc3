import { landBackground } from './land-extension-background.type.ts'
import { landProcess } from './land-extension-process.type.ts'
import { landStatistic } from './land-extension-statistics.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The land extension case: its background, the steps of the process and the figures of the system (back-office §2.5). */
function LandExtensionPanel() {
  return <TabsPanel label="土地延包" tabs={tabs} />
}

const tabs = [
  {
    key: 'background',
    title: '服务背景',
    panel: (
      <SingleRecordPanel
        type={landBackground}
        loadFailure="加载服务背景失败"
        sections={[
          { heading: '文字介绍', fields: ['title', 'description'] },
          { heading: '配图', fields: ['imageUrl'] },
        ]}
      />
    ),
  },
  {
    key: 'process',
    title: '全流程',
    counts: landProcess,
    panel: (
      <RecordPanel
        type={landProcess}
        loadFailure="加载失败"
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description', 'deliverable']}
        emptyAdvice="添加第一个步骤，保存后即显示在土地延包案例页。"
      />
    ),
  },
  {
    key: 'statistics',
    title: '系统统计',
    counts: landStatistic,
    panel: (
      <RecordPanel
        type={landStatistic}
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        emptyAdvice="添加第一项统计，保存后即显示在土地延包案例页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'case-land-extension': LandExtensionPanel }
