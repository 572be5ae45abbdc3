import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import {
  drivingTabs,
  type DisasterContent,
  type DrivingContent,
  type DrivingTab,
  type Illustrated,
  type LandContent,
  type SoilContent,
} from './special-content.ts'

/** Introduction, techniques and works of the soil submission page. */
export async function loadSoil(ask: Ask, settings: PageSettings): Promise<SoilContent> {
  const read = reading(settings)
  const [introduction, techniques, works] = await Promise.all([
    read.one(() => ask('GET /api/soil-submission/'), '加载土壤汇交简介失败'),
    read.all(() => ask('GET /api/soil-tech/list'), '加载土壤汇交核心技术失败'),
    read.all(() => ask('GET /api/soil-case/list'), '加载土壤汇交业务案例失败'),
  ])
  return { kind: 'soil', introduction, techniques, works }
}

/** Background, process and statistics of the land extension page. */
export async function loadLand(ask: Ask, settings: PageSettings): Promise<LandContent> {
  const read = reading(settings)
  const [background, steps, statistics] = await Promise.all([
    read.one(() => ask('GET /api/land-extension-background/'), '加载土地延包服务背景失败'),
    read.list(
      () => ask('GET /api/land-extension-process/list'),
      (step) => ({ ...read.illustrated(step), deliverable: step.deliverable ?? '' }),
      '加载土地延包流程失败',
    ),
    read.all(() => ask('GET /api/land-extension-statistics/active'), '加载土地延包系统统计失败'),
  ])
  return { kind: 'land', background, steps, statistics }
}

/** Collection, management and assessment of the natural disaster page. */
export async function loadDisaster(ask: Ask, settings: PageSettings): Promise<DisasterContent> {
  const read = reading(settings)
  const [collected, management, assessment] = await Promise.all([
    read.list(
      () => ask('GET /api/natural-disaster-data-collection/active'),
      ({ id, dataType, collectionMethod, technicalSupport }) => ({
        id,
        dataType: dataType ?? '',
        collectionMethod: collectionMethod ?? '',
        technicalSupport: technicalSupport ?? '',
      }),
      '加载数据采集服务失败',
    ),
    read.all(() => ask('GET /api/natural-disaster-data-management/active'), '加载数据管理功能失败'),
    read.all(() => ask('GET /api/natural-disaster-risk-assessment/active'), '加载风险评估功能失败'),
  ])
  return { kind: 'disaster', collected, management, assessment }
}

/** Introduction and the four tabs of the autonomous driving page. */
export async function loadDriving(ask: Ask, settings: PageSettings): Promise<DrivingContent> {
  const read = reading(settings)
  const categories = Object.keys(drivingTabs) as DrivingTab[]
  const [introduction, ...entries] = await Promise.all([
    orFallback(() => ask('GET /api/autonomous-driving/intro'), null, '加载自动驾驶介绍失败', settings.report),
    ...categories.map((category) =>
      read.all(
        () => ask('GET /api/autonomous-driving/items/{category}', { category }),
        '加载自动驾驶条目失败',
      ),
    ),
  ])
  const texts = {
    title: introduction?.title,
    subtitle: introduction?.subtitle,
    description: introduction?.description,
    backgroundImage: imageAddress(introduction?.bannerImageUrl, settings.assetBaseUrl),
  }
  return {
    kind: 'driving',
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    tabs: categories.map((id, index) => ({ id, label: drivingTabs[id], entries: entries[index] ?? [] })),
  }
}

interface Stored {
  id: number
  title?: string | null
  description?: string | null
  imageUrl?: string | null
}

/** Reads answers of the usual kind; what fails is logged and left empty (public-site §8). */
function reading({ report, assetBaseUrl }: PageSettings) {
  const illustrated = ({ id, title, description, imageUrl }: Stored): Illustrated => ({
    id,
    title: title ?? '',
    description: description ?? '',
    imageUrl: imageAddress(imageUrl, assetBaseUrl),
  })
  const list = <Answered, Shown>(
    load: () => Promise<readonly Answered[] | null>,
    read: (answered: Answered) => Shown,
    sentence: string,
  ) => orFallback(async () => listOf(await load()).map(read), [], sentence, report)
  return {
    illustrated,
    list,
    all: (load: () => Promise<readonly Stored[] | null>, sentence: string) =>
      list(load, illustrated, sentence),
    one: async (load: () => Promise<Stored | null>, sentence: string) => {
      const answered = await orFallback(load, null, sentence, report)
      return answered && illustrated(answered)
    },
  }
}
