import {
  entries,
  flag,
  line,
  path,
  saveSingle,
  seen,
  sharedRead,
  text,
  type SpecifiedField,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const titled = (part: string) => ({
  [`${part}Title`]: seen(line('示例标题')),
  [`${part}Description`]: seen(text('示例说明')),
})

const example = (name: string, what: SpecifiedField) =>
  seen(entries({ title: line('样例一'), description: text('样例说明'), [name]: what }))

const points = seen(entries({ title: line('多渠道'), description: text('线上线下同步采集') }))

const dataCollection: SpecifiedType = {
  entity: 'DataCollection',
  area: 'data-collection',
  id: 'nobody',
  isSingle: true,
  fields: {
    title: seen(line('数据采集')),
    subtitle: seen(line('多模态采集能力')),
    description: seen(text('图像、视频、语音与文本')),
    status: seen(flag()),
    ...titled('image'),
    imageExamplesList: example('imageUrl', path('/upload/sample-a.webp')),
    ...titled('video'),
    videoExamplesList: example('videoUrl', path('/upload/sample-a.mp4')),
    ...titled('audio'),
    audioExamplesList: example('audioUrl', path('/upload/sample-a.mp3')),
    ...titled('text'),
    textExamplesList: example('textContent', text('一段示例文本')),
    featuresList: points,
    advantagesList: points,
    processTitle: seen(line('采集流程')),
    processDescription: seen(text('方案、采集、质检、交付')),
    processImageUrl: seen(path('/upload/collection-process.webp')),
  },
  shownWhile: ['status'],
  calls: [sharedRead('C-048', 'GET /api/data-collection'), saveSingle('C-125', 'POST /api/data-collection')],
}

export const specifiedTypes: readonly SpecifiedType[] = [dataCollection]
