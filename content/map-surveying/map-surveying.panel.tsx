import { messages } from '#contract/shared/messages.ts'
import { mapSurveying } from './map-surveying.type.ts'
import { typicalApplication } from './map-surveying-applications.type.ts'
import { techAdvantage } from './map-surveying-tech-advantages.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The map surveying page: its introduction, technical advantages and typical applications (back-office §2.6). */
function ServiceMapPanel() {
  return <TabsPanel label="地图测绘" tabs={tabs} />
}

/** What the lists of this page have in common: a title, a free category, a description and a picture. */
const listed = {
  namedBy: 'title',
  filters: ['category', 'status'],
  searchIn: ['title', 'description'],
  invalid: messages.saveFailed,
  dialog: { saveTexts: { add: '添加', edit: '更新' } },
} as const

const tabs = [
  {
    key: 'intro',
    title: '介绍',
    panel: (
      <SingleRecordPanel
        type={mapSurveying}
        loadFailure="加载失败"
        sections={[{ heading: '页面介绍', fields: ['title', 'description', 'imageUrls'] }]}
      />
    ),
  },
  {
    key: 'advantages',
    title: '技术优势',
    counts: techAdvantage,
    panel: (
      <RecordPanel
        {...listed}
        type={techAdvantage}
        loadFailure="加载失败"
        emptyAdvice="添加第一项技术优势，保存后即显示在地图测绘页。"
      />
    ),
  },
  {
    key: 'applications',
    title: '典型应用',
    counts: typicalApplication,
    panel: (
      <RecordPanel
        {...listed}
        type={typicalApplication}
        loadFailure="加载典型应用失败"
        emptyAdvice="添加第一项典型应用，保存后即显示在地图测绘页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'service-map': ServiceMapPanel }
