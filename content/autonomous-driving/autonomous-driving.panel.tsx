import { autonomousDrivingIntro } from './autonomous-driving-intro.type.ts'
import { autonomousDrivingItem, itemCategories } from './autonomous-driving-item.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel, type PanelTab } from '#app/admin/list/tabs-panel.tsx'

/** The autonomous driving case: its introduction, and its items by category (back-office §2.5). */
function AutonomousDrivingPanel() {
  return <TabsPanel label="自动驾驶" tabs={tabs} />
}

const tabs: readonly PanelTab[] = [
  {
    key: 'intro',
    title: '介绍',
    panel: (
      <SingleRecordPanel
        type={autonomousDrivingIntro}
        loadFailure="加载自动驾驶介绍失败"
        sections={[
          { heading: '文字介绍', fields: ['title', 'subtitle', 'description'] },
          { heading: '横幅', fields: ['bannerImageUrl'] },
        ]}
      />
    ),
  },
  ...Object.entries(itemCategories).map(([category, title]) => ({
    key: category,
    title,
    counts: autonomousDrivingItem,
    only: { category },
    panel: (
      <RecordPanel
        type={autonomousDrivingItem}
        loadFailure="加载条目失败"
        only={{ category }}
        isMovable
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        emptyAdvice={`添加第一个条目，保存后即显示在自动驾驶案例页的“${title}”下。`}
      />
    ),
  })),
]

/** By key of the menu. */
export const panels = { 'case-data-autonomous-driving': AutonomousDrivingPanel }
