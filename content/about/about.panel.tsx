import { about } from './about.type.ts'
import { companyFilmRule } from '#app/admin/form/inputs/media-rules.ts'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'

/** The company information: read until 编辑 is pressed (back-office §2.5). */
function AboutContentPanel() {
  return (
    <SingleRecordPanel
      type={about}
      isReadFirst
      loadFailure="加载关于我们失败"
      sections={[
        { heading: '公司介绍', fields: ['companyName', 'description'] },
        { heading: '使命与愿景', fields: ['mission', 'vision', 'valuesText'] },
        { heading: '联系方式', fields: ['address', 'website', 'phone', 'email'] },
        {
          heading: '图片与视频',
          fields: ['mediaType', { fields: ['imageUrl'] }, { fields: ['videoUrl'] }],
        },
      ]}
      fieldOptions={{
        mediaType: { hint: '关于我们页显示其中一种，另一种会保留' },
        videoUrl: { film: companyFilmRule },
      }}
    />
  )
}

/** By key of the menu. */
export const panels = { 'about-content': AboutContentPanel }
