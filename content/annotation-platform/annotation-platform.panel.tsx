import { intelligentAnnotation } from './intelligent-annotation.type.ts'
import { label } from './label.type.ts'
import { qualityProcess } from './quality-process.type.ts'
import { annotationSupport } from './data-annotation-support.type.ts'
import { flowChartUploadFailure } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'
import { annotationIconChoices } from './annotation-icon-choices.ts'
import { SupportPanel } from './support-panel.tsx'

/** The annotation platform: what it is, what it annotates, what it does by itself, how quality is kept (back-office §2.5). */
function AnnotationPlatformPanel() {
  return <TabsPanel label="标注平台" tabs={tabs} />
}

const tabs = [
  {
    key: 'information',
    title: '平台信息',
    panel: (
      <SingleRecordPanel
        type={label}
        loadFailure="加载失败"
        sections={[
          { heading: '基本信息', fields: ['title', 'subtitle', 'description'] },
          { heading: '详细介绍', fields: ['content', 'imageUrls'] },
        ]}
      />
    ),
  },
  { key: 'support', title: '标注支持', counts: annotationSupport, panel: <SupportPanel /> },
  {
    key: 'features',
    title: '智能辅助标注',
    counts: intelligentAnnotation,
    panel: (
      <RecordPanel
        type={intelligentAnnotation}
        loadFailure="加载智能辅助标注列表失败"
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        fieldOptions={{ icon: { icons: annotationIconChoices } }}
        emptyAdvice="添加第一个功能，保存后即显示在标注平台页。"
      />
    ),
  },
  {
    key: 'quality',
    title: '质量流程',
    counts: qualityProcess,
    panel: (
      <RecordPanel
        type={qualityProcess}
        loadFailure="加载质量流程列表失败"
        namedBy="title"
        filters={['status']}
        searchIn={['title']}
        fieldOptions={{ imageUrlsList: { uploadFailure: flowChartUploadFailure } }}
        emptyAdvice="添加第一组流程图，保存后即显示在标注平台页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'annotation-platform': AnnotationPlatformPanel }
