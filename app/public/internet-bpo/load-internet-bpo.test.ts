import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadInternetBpo } from './load-internet-bpo.ts'

/** No default of the venues: these texts are emptied. */
const noVenue = { venueSupportItem1: '', venueSupportItem2: '', venueSupportItem3: '', venueSupportItem4: '' }

async function partsOf(record: object | null) {
  return (await loadInternetBpo(pageReaderOf({ 'GET /api/internet-bpo': record }))).parts
}

test('P-180, P-182, P-183, P-184 titles, descriptions and pictures become parts in the order of the form', async () => {
  const parts = await partsOf({
    ...noVenue,
    status: 1,
    peakResponseTitle: '高峰应对',
    peakResponseDescription: '提前六周预测',
    processFlowTitle: '落地流程',
    processFlowImageUrl: '/upload/flow.webp',
    qualityManagementDescription: '当日反馈',
    productionManagementTitle: '生产管理',
  })
  expect(parts.map(({ figure, name, title }) => [figure, name, title])).toEqual([
    ['01', 'flow', '落地流程'],
    ['02', 'production', '生产管理'],
    ['03', 'quality', '质量管理'],
    ['04', 'peak', '高峰应对'],
  ])
  expect(parts[0]?.imageUrl).toBe('/upload/flow.webp')
  expect(parts[3]?.description).toBe('提前六周预测')
})

test('P-181 the five texts of the training system; what stands before a colon names the step', async () => {
  const [training] = await partsOf({
    ...noVenue,
    trainingSystemItem1: '岗前培训：考核合格后上岗',
    trainingSystemItem2: '跟线实操',
    trainingSystemItem4: '',
    trainingSystemItem5: '管理研修: 每季度一次',
  })
  expect(training?.title).toBe('培训体系')
  expect(training?.points).toEqual([
    { title: '岗前培训', description: '考核合格后上岗' },
    { title: '跟线实操', description: '' },
    { title: '管理研修', description: '每季度一次' },
  ])
})

test('P-185, P-186 risks and security have up to four titled texts; the risk pictures may come as JSON text', async () => {
  const [risk, security] = await partsOf({
    ...noVenue,
    riskControlItem1Title: '人员风险',
    riskControlItem1Description: '设 AB 角',
    riskControlItem4Title: '合规风险',
    riskControlImages: '["/upload/board.webp","board.webp"]',
    securityItem2Description: '一人一号',
  })
  expect(risk?.points).toEqual([
    { title: '人员风险', description: '设 AB 角' },
    { title: '合规风险', description: '' },
  ])
  expect(risk?.pictures).toEqual(['/upload/board.webp'])
  expect(security?.points).toEqual([{ title: '', description: '一人一号' }])
})

test('P-187, A-655, A-656, A-657, X-56 the venues have default texts until they are kept; emptied ones stay empty', async () => {
  const [venue] = await partsOf({ status: 1, venueSupportItem2: '', venueSupportItem4: '双路供电' })
  expect(venue?.points.map(({ title }) => title)).toEqual([
    '6 个职场，共 3000 个席位',
    '每半年一次消防演练',
    '双路供电',
  ])
})

test('X-56 a record that is switched off or missing shows nothing', async () => {
  expect(await partsOf({ status: 0, peakResponseTitle: '高峰应对' })).toEqual([])
  expect(await partsOf(null)).toEqual([])
})
