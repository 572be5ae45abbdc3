import { admin, either } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { single } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { saveSingle } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { list as listOf } from '#contract/fields/list-field.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image, upload, video } from '#contract/fields/upload-fields.ts'

const exampleTexts = { title: text('标题'), description: longText('描述') }

/** Everything of the data collection page. */
export const dataCollection = contentType({
  name: 'data-collection',
  noun: '数据采集',
  hasId: false,
  fields: {
    title: text('标题'),
    subtitle: text('副标题'),
    description: longText('描述'),
    status: flag(),
    imageTitle: text('图像采集标题'),
    imageDescription: longText('图像采集描述'),
    imageExamplesList: listOf('图像采集示例', { ...exampleTexts, imageUrl: image('图片') }),
    videoTitle: text('视频采集标题'),
    videoDescription: longText('视频采集描述'),
    videoExamplesList: listOf('视频采集示例', { ...exampleTexts, videoUrl: video('视频') }),
    audioTitle: text('音频采集标题'),
    audioDescription: longText('音频采集描述'),
    audioExamplesList: listOf('音频采集示例', { ...exampleTexts, audioUrl: upload('音频', 'audio') }),
    textTitle: text('文本采集标题'),
    textDescription: longText('文本采集描述'),
    textExamplesList: listOf('文本采集示例', { ...exampleTexts, textContent: longText('文本内容') }),
    featuresList: listOf('特点', exampleTexts),
    advantagesList: listOf('优势', exampleTexts),
    processTitle: text('流程标题'),
    processDescription: longText('流程描述'),
    processImageUrl: image('流程图片'),
  },
  visitorsSee: [
    'title',
    'subtitle',
    'description',
    'status',
    'imageTitle',
    'imageDescription',
    'imageExamplesList',
    'videoTitle',
    'videoDescription',
    'videoExamplesList',
    'audioTitle',
    'audioDescription',
    'audioExamplesList',
    'textTitle',
    'textDescription',
    'textExamplesList',
    'featuresList',
    'advantagesList',
    'processTitle',
    'processDescription',
    'processImageUrl',
  ],
  calls: [
    either('GET /api/data-collection', single(), enveloped),
    admin('POST /api/data-collection', saveSingle(), enveloped),
  ],
})
