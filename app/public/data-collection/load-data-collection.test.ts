import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadDataCollection } from './load-data-collection.ts'

async function collectionOf(record: object | null) {
  return (await loadDataCollection(pageReaderOf({ 'GET /api/data-collection': record }))).collection
}

test('P-173, P-174, P-175, P-176 the four kinds come in the order of the form, each with its samples', async () => {
  const collection = await collectionOf({
    status: 1,
    imageTitle: '图像',
    imageExamplesList: [{ title: '街景', description: '白天', imageUrl: 'street.webp' }],
    videoExamplesList: [{ title: '步态', videoUrl: '/upload/gait.mp4' }],
    audioExamplesList: [{ title: '指令', audioUrl: 'https://cdn.example.com/a.mp3' }],
    textDescription: '对话',
    textExamplesList: [{ title: '客服', textContent: '用户：您好' }],
  })
  expect(collection?.kinds).toEqual([
    {
      kind: 'image',
      title: '图像',
      description: '',
      samples: [{ id: 0, title: '街景', description: '白天', source: '/upload/street.webp' }],
    },
    {
      kind: 'video',
      title: '视频采集',
      description: '',
      samples: [{ id: 0, title: '步态', description: '', source: '/upload/gait.mp4' }],
    },
    {
      kind: 'audio',
      title: '音频采集',
      description: '',
      samples: [{ id: 0, title: '指令', description: '', source: 'https://cdn.example.com/a.mp3' }],
    },
    {
      kind: 'text',
      title: '文本采集',
      description: '对话',
      samples: [{ id: 0, title: '客服', description: '', source: '用户：您好' }],
    },
  ])
})

test('X-27 every list may come as JSON text', async () => {
  const collection = await collectionOf({
    imageExamplesList: '[{"title":"街景","imageUrl":"/upload/street.webp"}]',
    featuresList: '[{"title":"知情同意","description":"随时退出"}]',
    advantagesList: '[]',
  })
  expect(collection?.kinds[0]?.samples[0]?.title).toBe('街景')
  expect(collection?.features).toEqual([{ title: '知情同意', description: '随时退出' }])
  expect(collection?.advantages).toEqual([])
})

test('X-09 what is empty is left out: kinds, points and the process', async () => {
  const collection = await collectionOf({
    description: '从任务书开始',
    imageExamplesList: [],
    audioTitle: '语音',
    featuresList: [{ title: '', description: '' }],
    processTitle: '',
  })
  expect(collection?.kinds).toEqual([{ kind: 'audio', title: '语音', description: '', samples: [] }])
  expect(collection?.features).toEqual([])
  expect(collection?.process).toBeNull()
})

test('pictures without a file and texts without words are no samples; films and sounds without a file are', async () => {
  const collection = await collectionOf({
    imageExamplesList: [{ title: '街景', imageUrl: '' }],
    videoExamplesList: [{ title: '步态', videoUrl: '' }],
    textExamplesList: [{ title: '客服', textContent: '' }],
  })
  expect(collection?.kinds.map(({ kind }) => kind)).toEqual(['video'])
})

test.each([null, { status: 0, title: '采集' }, { status: 1, title: '', imageExamplesList: [] }])(
  'X-09, X-83 nothing is shown of %j',
  async (record) => expect(await collectionOf(record)).toBeNull(),
)
