import { industryEducation } from './industry-education.type.ts'
import { techService } from './tech-service-social-service.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { TabsPanel } from '#app/admin/list/tabs-panel.tsx'

/** The industry education page: schools, courses and practice, and the services of its centre (back-office §2.6). */
function ServiceIndustryPanel() {
  return <TabsPanel label="产教融合" tabs={tabs} />
}

const tabs = [
  {
    key: 'education',
    title: '产教融合',
    panel: (
      <SingleRecordPanel
        type={industryEducation}
        loadFailure="加载失败"
        sections={[
          { heading: '页面介绍', fields: ['title', 'description', 'imageUrls'] },
          { heading: '合作院校', fields: ['domesticImageUrls', 'overseasImageUrls'] },
          { heading: '课程', fields: ['courseTitle', 'courseDescription', 'courseImageUrls'] },
          { heading: '实践', fields: ['practiceTitle', 'practiceDescription', 'practiceImageUrls'] },
        ]}
      />
    ),
  },
  {
    key: 'services',
    title: '科技服务与社会服务',
    counts: techService,
    panel: (
      <RecordPanel
        type={techService}
        calls={{ remove: 'DELETE /api/tech-service-social-service/{id}' }}
        loadFailure="加载失败"
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        dialog={{ saveTexts: { add: '添加', edit: '更新' } }}
        emptyAdvice="添加第一项服务，保存后即显示在产教融合页。"
      />
    ),
  },
]

/** By key of the menu. */
export const panels = { 'service-industry': ServiceIndustryPanel }
