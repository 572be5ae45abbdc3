import { messages } from '#contract/shared/messages.ts'
import { dataAnnotation } from './data-annotation.type.ts'
import { industrySolution } from './industry-solutions.type.ts'
import { flowChartUploadFailure, imageRule } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The data annotation page: its introduction and the solutions by industry (back-office §2.6). */
function ServiceDataPanel() {
  return <TabsPanel label="数据标注" tabs={tabs} />
}

const tabs = [
  {
    key: 'intro',
    title: '介绍',
    panel: (
      <SingleRecordPanel
        type={dataAnnotation}
        loadFailure="加载失败"
        sections={[
          { heading: '页面介绍', fields: ['title', 'description', 'imageUrls'] },
          { heading: '标注流程', fields: ['processDescription', 'processImageUrls'] },
        ]}
        fieldOptions={{ processImageUrls: { uploadFailure: flowChartUploadFailure } }}
      />
    ),
  },
  {
    key: 'solutions',
    title: '行业解决方案',
    counts: industrySolution,
    panel: (
      <RecordPanel
        type={industrySolution}
        loadFailure="加载行业解决方案失败"
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        invalid={messages.fillRequired}
        dialog={{ width: 800 }}
        fieldOptions={{
          icon: { icons: 'emoji' },
          imageUrl: { image: imageRule(2, { isOnlyOne: true }) },
          scenarios: { entryNoun: '场景', entries: { icon: { icons: 'emoji' } } },
        }}
        emptyAdvice="添加第一个行业解决方案，保存后即显示在数据标注页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'service-data': ServiceDataPanel }
