import { dataCollection } from './data-collection.type.ts'
import { flowChartUploadFailure, imageRule, type ImageRule } from '#app/admin/form/inputs/image-rules.ts'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'

/** The data collection page: its introduction, four kinds of examples, features, advantages and process (back-office §2.6). */
function ServiceCollectionPanel() {
  return (
    <SingleRecordPanel
      type={dataCollection}
      loadFailure="加载失败"
      sections={[
        { heading: '页面介绍', fields: ['title', 'subtitle', 'description', 'status'] },
        { heading: '图像采集', fields: ['imageTitle', 'imageDescription', 'imageExamplesList'] },
        { heading: '视频采集', fields: ['videoTitle', 'videoDescription', 'videoExamplesList'] },
        { heading: '音频采集', fields: ['audioTitle', 'audioDescription', 'audioExamplesList'] },
        { heading: '文本采集', fields: ['textTitle', 'textDescription', 'textExamplesList'] },
        { heading: '特点与优势', fields: ['featuresList', 'advantagesList'] },
        {
          heading: '采集流程',
          fields: [{ fields: ['processTitle', 'processDescription'] }, { fields: ['processImageUrl'] }],
        },
      ]}
      fieldOptions={{
        status: { hint: '禁用后，网站的数据采集页不显示以下内容' },
        imageExamplesList: { entryNoun: '图像示例', entries: { imageUrl: { image: anyPicture } } },
        videoExamplesList: { entryNoun: '视频示例' },
        audioExamplesList: { entryNoun: '音频示例' },
        textExamplesList: { entryNoun: '文本示例' },
        featuresList: { entryNoun: '特点' },
        advantagesList: { entryNoun: '优势' },
        processImageUrl: { image: imageRule(5), uploadFailure: flowChartUploadFailure },
      }}
    />
  )
}

/** Whatever picture the server can read; how large one may be the server says (back-office §5.4, X-39). */
const anyPicture: ImageRule = {
  checks: {
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    typeMessage: '只能上传JPG/PNG/WEBP/GIF/AVIF图片!',
  },
  hint: '支持 JPG、PNG、WEBP、GIF、AVIF',
}

/** By key of the menu. */
export const panels = { 'service-collection': ServiceCollectionPanel }
