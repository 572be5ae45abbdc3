import type { Scene } from './kit/render.ts'
import { caseStrips } from './case-strips.ts'
import { collectionBoard } from './scenes/collection-board.ts'
import { rankingBoard } from './scenes/ranking-board.ts'
import { campus } from './scenes/campus.ts'
import { governmentDashboard } from './scenes/dashboard.ts'
import { entitySpans } from './scenes/entity-spans.ts'
import { waveform } from './scenes/waveform.ts'
import { layerStack } from './scenes/layer-stack.ts'
import { contourSheet } from './scenes/contour-sheet.ts'
import { hazardMap } from './scenes/hazard-map.ts'
import { headerOffice } from './scenes/header-office.ts'
import { headerRig } from './scenes/header-rig.ts'
import { headerRoutes } from './scenes/header-routes.ts'
import { headerTool } from './scenes/header-tool.ts'
import { parcelSheet } from './scenes/parcel-sheet.ts'
import { pointCloud } from './scenes/point-cloud.ts'
import { seatPlan } from './scenes/seat-plan.ts'
import { soilBlock } from './scenes/soil.ts'
import { street } from './scenes/street.ts'
import { archive } from './scenes/work-stages.ts'
import { terrainSurvey } from './scenes/terrain-survey.ts'

/** One picture: where it goes, how it is painted, how strongly it is packed. */
export interface Picture {
  file: string
  paint(): Scene | Promise<Scene>
  quality: number
  /** Further files of the same picture, scaled to these widths. */
  smaller?: Record<string, number>
}

const demo = (name: string) => `contract/demo/media/demo-${name}.webp`
const card = [960, 600] as const
const news = [800, 400] as const
const head = [1920, 480] as const
const hero = [1920, 1080] as const
const wideHead = [1920, 640] as const

const defaultBanner = (number: number, paint: Picture['paint'], quality: number): Picture => ({
  file: `public/images/banner${number}.jpg`,
  paint,
  quality,
  smaller: {
    [`public/images/banner${number}-960.webp`]: 960,
    [`public/images/banner${number}-1440.webp`]: 1440,
  },
})

const banners: Picture[] = [
  defaultBanner(1, () => terrainSurvey(), 86),
  defaultBanner(2, () => pointCloud(1920, 1080, 0.66, 0.47), 66),
  defaultBanner(3, () => layerStack(...hero, [0.7, 0.43], 21), 84),
  { file: demo('banner-survey'), paint: () => terrainSurvey(41, 0.24), quality: 80 },
  {
    file: demo('banner-annotation'),
    paint: () => street(...hero, { night: true, vanish: [0.68, 0.4], zoom: 1.12 }),
    quality: 80,
  },
  { file: demo('banner-government'), paint: () => hazardMap(...hero, 14, true), quality: 70 },
  {
    file: demo('banner-education'),
    paint: () => campus(...hero, { night: true, focus: [0.69, 0.45], unit: 17.5 }),
    quality: 80,
  },
  {
    file: demo('banner-bpo'),
    paint: () => seatPlan(...hero, { night: true, focus: [0.7, 0.48], unit: 24 }),
    quality: 76,
  },
]

const services: Picture[] = [
  { file: demo('service-government'), paint: () => governmentDashboard(...card), quality: 82 },
  {
    file: demo('service-annotation'),
    paint: () => street(...card, { night: false, vanish: [0.5, 0.47], zoom: 1.04 }),
    quality: 82,
  },
  { file: demo('service-collection'), paint: () => collectionBoard(...card), quality: 82 },
  {
    file: demo('service-bpo'),
    paint: () => seatPlan(...card, { night: false, focus: [0.49, 0.56], unit: 18 }),
    quality: 82,
  },
  { file: demo('service-surveying'), paint: () => contourSheet(...card), quality: 76 },
  {
    file: demo('service-education'),
    paint: () => campus(...card, { night: false, focus: [0.5, 0.475], unit: 12.4 }),
    quality: 82,
  },
]

const company: Picture[] = [
  { file: demo('about'), paint: () => layerStack(1200, 800, [0.5, 0.5], 21, false), quality: 82 },
  { file: demo('header-contour'), paint: () => contourSheet(...wideHead, 5, true, 0.7), quality: 66 },
  { file: demo('header-points'), paint: () => pointCloud(...head, 0.68, 0.3, 0.78), quality: 66 },
  { file: demo('header-parcels'), paint: () => parcelSheet(...wideHead, 17, true), quality: 68 },
  { file: demo('header-layers'), paint: () => layerStack(...wideHead, [0.735, 0.54], 15), quality: 78 },
  { file: demo('header-office'), paint: () => headerOffice(...wideHead), quality: 80 },
  { file: demo('header-routes'), paint: () => headerRoutes(...wideHead), quality: 76 },
  { file: demo('header-tool'), paint: () => headerTool(...wideHead), quality: 80 },
  { file: demo('header-rig'), paint: () => headerRig(...wideHead), quality: 80 },
  {
    file: demo('header-archive'),
    paint: () => archive(...wideHead, { focus: [0.735, 0.6], unit: 19 }),
    quality: 78,
  },
  {
    file: demo('header-campus'),
    paint: () => campus(...head, { night: true, focus: [0.72, 0.36], unit: 22 }),
    quality: 78,
  },
  {
    file: demo('header-seats'),
    paint: () => seatPlan(...head, { night: true, focus: [0.72, 0.3], unit: 28, isSilent: true }),
    quality: 78,
  },
]

const cases: Picture[] = [
  { file: demo('case-soil'), paint: () => soilBlock(...card), quality: 82 },
  { file: demo('case-parcels'), paint: () => parcelSheet(...card), quality: 78 },
  { file: demo('case-hazard'), paint: () => hazardMap(...card, 52, false), quality: 76 },
  { file: demo('case-entities'), paint: () => entitySpans(...card), quality: 82 },
  { file: demo('case-driving'), paint: () => pointCloud(...card, 0.5, 0.5, 0.74), quality: 74 },
  { file: demo('case-relevance'), paint: () => rankingBoard(...card), quality: 82 },
  { file: demo('case-languages'), paint: () => entitySpans(...card, true), quality: 82 },
  { file: demo('case-speech'), paint: () => waveform(...card), quality: 80 },
  { file: demo('case-layers'), paint: () => layerStack(...card, [0.5, 0.5], 16, false), quality: 82 },
  { file: demo('case-forest'), paint: () => contourSheet(...card, 88, true, 0.32), quality: 76 },
]

const newsCovers: Picture[] = [
  {
    file: demo('news-base'),
    paint: () => seatPlan(...news, { night: false, focus: [0.5, 0.55], unit: 12.4 }),
    quality: 80,
  },
  { file: demo('news-survey'), paint: () => contourSheet(...news, 63, false, 0.3), quality: 74 },
  {
    file: demo('news-campus'),
    paint: () => campus(...news, { night: false, focus: [0.5, 0.47], unit: 8.6 }),
    quality: 80,
  },
  { file: demo('news-speech'), paint: () => waveform(...news, true, false), quality: 80 },
  {
    file: demo('news-street'),
    paint: () => street(...news, { night: true, vanish: [0.5, 0.42], zoom: 1.1 }),
    quality: 78,
  },
  { file: demo('news-parcels'), paint: () => parcelSheet(...news, 29), quality: 74 },
]

/** Every drawn picture but the partners' logos and the brand mark. */
export const pictures: readonly Picture[] = [
  ...banners,
  ...services,
  ...company,
  ...cases,
  ...caseStrips,
  ...newsCovers,
]
