import type { PageReader } from '#app/page-data/page-reader.ts'
import {
  drivingTabs,
  type DisasterContent,
  type DrivingContent,
  type DrivingTab,
  type LandContent,
  type SoilContent,
} from './special-content.ts'

/** Introduction, techniques and works of the soil submission page. */
export async function loadSoil(read: PageReader): Promise<SoilContent> {
  const [introduction, techniques, works] = await Promise.all([
    read.one('GET /api/soil-submission/', '加载土壤汇交简介失败'),
    read.list('GET /api/soil-tech/list', '加载土壤汇交核心技术失败'),
    read.list('GET /api/soil-case/list', '加载土壤汇交业务案例失败'),
  ])
  return { kind: 'soil', introduction, techniques, works }
}

/** Background, process and statistics of the land extension page. */
export async function loadLand(read: PageReader): Promise<LandContent> {
  const [background, steps, statistics] = await Promise.all([
    read.one('GET /api/land-extension-background/', '加载土地延包服务背景失败'),
    read.list('GET /api/land-extension-process/list', '加载土地延包流程失败'),
    read.list('GET /api/land-extension-statistics/active', '加载土地延包系统统计失败'),
  ])
  return { kind: 'land', background, steps, statistics }
}

/** Collection, management and assessment of the natural disaster page. */
export async function loadDisaster(read: PageReader): Promise<DisasterContent> {
  const [collected, management, assessment] = await Promise.all([
    read.list('GET /api/natural-disaster-data-collection/active', '加载数据采集服务失败'),
    read.list('GET /api/natural-disaster-data-management/active', '加载数据管理功能失败'),
    read.list('GET /api/natural-disaster-risk-assessment/active', '加载风险评估功能失败'),
  ])
  return { kind: 'disaster', collected, management, assessment }
}

/** Introduction and the four tabs of the autonomous driving page. */
export async function loadDriving(read: PageReader): Promise<DrivingContent> {
  const categories = Object.keys(drivingTabs) as DrivingTab[]
  const [introduction, ...entries] = await Promise.all([
    read.oneOrEmpty('GET /api/autonomous-driving/intro', '加载自动驾驶介绍失败'),
    ...categories.map((category) =>
      read.list('GET /api/autonomous-driving/items/{category}', '加载自动驾驶条目失败', { category }),
    ),
  ])
  const { title, subtitle, description, bannerImageUrl: backgroundImage } = introduction
  return {
    kind: 'driving',
    texts: { title, subtitle, description, backgroundImage },
    tabs: categories.map((id, index) => ({ id, label: drivingTabs[id], entries: entries[index] ?? [] })),
  }
}
