import { boardPictures } from './board-pictures.ts'
import { palette } from './kit/palette.ts'
import type { Picture } from './pictures.ts'
import { actionTracks, captions, landSegments, trackedFrames } from './scenes/annotated-footage.ts'
import { dialogueRanking, emotionTracks, receiptFields } from './scenes/annotated-texts.ts'
import { keypoints, leafPolygons, partDefects } from './scenes/annotated-things.ts'
import { plaque, trophy } from './scenes/awards.ts'
import { mindMap } from './scenes/diagrams.ts'
import { flowCycle } from './scenes/flow-cycle.ts'
import { flowGates } from './scenes/flow-gates.ts'
import { flowLanes } from './scenes/flow-lanes.ts'
import { flowTerrain } from './scenes/flow-terrain.ts'
import { paper, type Paper } from './scenes/documents.ts'
import { careCorridor } from './scenes/care-corridor.ts'
import { careDesk } from './scenes/care-desk.ts'
import { carePit } from './scenes/care-pit.ts'
import { careTable } from './scenes/care-table.ts'
import { classroom } from './scenes/people-stages.ts'
import { archive, laboratory } from './scenes/work-stages.ts'
import { workshop } from './scenes/workshop.ts'
import { countyClass } from './scenes/county-class.ts'
import { inclusiveSeats } from './scenes/inclusive-seats.ts'
import { serviceCentre } from './scenes/service-centre.ts'
import { huddle } from './scenes/huddle.ts'
import { twinSites } from './scenes/twin-sites.ts'
import { securityZones } from './scenes/security-zones.ts'
import { rawLeaf } from './scenes/raw-leaf.ts'
import { rawReceipt } from './scenes/raw-receipt.ts'
import { rawStreet } from './scenes/raw-street.ts'
import { floodStage } from './scenes/flood-stage.ts'
import { roadworks } from './scenes/roadworks.ts'
import { ruralRoad } from './scenes/rural-road.ts'
import { sitesMap } from './scenes/sites-map.ts'
import { acidMap, sampleMap } from './scenes/soil-maps.ts'
import { soilPit } from './scenes/soil-pit.ts'
import { teaGarden } from './scenes/tea-garden.ts'
import { lidarSwath } from './scenes/lidar-swath.ts'
import { levelling } from './scenes/levelling.ts'
import { sheetIndex } from './scenes/sheet-index.ts'
import { streetParts } from './scenes/street-parts.ts'
import { courseBook } from './scenes/course-book.ts'
import { cityModel, surveyCar } from './scenes/city-stages.ts'
import { fieldSurvey, riverBasin } from './scenes/land-stages.ts'
import { pointCloud } from './scenes/point-cloud.ts'
import { portrait } from './scenes/portraits.ts'

const card = [960, 600] as const
const wide = [1200, 440] as const

/** A picture of the demonstration content under the part of its name after `demo-`. */
const demo = (name: string, paint: Picture['paint'], quality = 80): Picture => ({
  file: `contract/demo/media/demo-${name}.webp`,
  paint,
  quality,
})

const annotation: Picture[] = [
  demo('annotate-polygon', () => leafPolygons(...card)),
  demo('annotate-keypoints', () => keypoints(...card)),
  demo('annotate-segments', () => landSegments(...card)),
  demo('annotate-tracking', () => trackedFrames(...card)),
  demo('annotate-actions', () => actionTracks(...card)),
  demo('annotate-caption', () => captions(...card)),
  demo('annotate-cuboids', () => pointCloud(...card, 0.42, 0.36, 1.05), 72),
  demo('annotate-dialogue', () => dialogueRanking(...card)),
  demo('annotate-receipt', () => receiptFields(...card)),
  demo('annotate-emotion', () => emotionTracks(...card)),
  demo('annotate-defects', () => partDefects(...card)),
]

/** What data collection hands over: untouched. */
const samples: Picture[] = [
  demo('raw-street', () => rawStreet(...card)),
  demo('raw-leaf', () => rawLeaf(...card)),
  demo('raw-receipt', () => rawReceipt(...card)),
]

const stages: Picture[] = [
  demo('scene-city', () => cityModel(...card)),
  demo('scene-river', () => riverBasin(...card)),
  demo('scene-field', () => fieldSurvey(...card)),
  demo('scene-vehicle', () => surveyCar(...card)),
  demo('scene-archive', () => archive(...card)),
  demo('scene-classroom', () => classroom(...card)),
  demo('scene-lab', () => laboratory(...card)),
  demo('scene-workshop', () => workshop(...card)),
  demo('scene-county-class', () => countyClass(...card)),
  demo('scene-inclusive', () => inclusiveSeats(...card)),
  demo('scene-service-centre', () => serviceCentre(...card)),
  demo('scene-course-book', () => courseBook(...card)),
  demo('scene-huddle', () => huddle(...card)),
  demo('scene-twin-sites', () => twinSites(...card)),
  demo('scene-security', () => securityZones(...card)),
  demo('scene-sites', () => sitesMap(...card), 70),
  demo('scene-rural-road', () => ruralRoad(...card), 70),
  demo('scene-soil-pit', () => soilPit(...card), 70),
  demo('scene-tea', () => teaGarden(...card), 58),
  demo('scene-flood', () => floodStage(...card), 70),
  demo('scene-roadworks', () => roadworks(...card), 70),
  demo('map-acid', () => acidMap(...card), 54),
  demo('map-samples', () => sampleMap(...card), 60),
  demo('scene-lidar', () => lidarSwath(...card), 76),
  demo('scene-levelling', () => levelling(...card)),
  demo('scene-sheets', () => sheetIndex(...card), 74),
  demo('scene-street-parts', () => streetParts(...card)),
  demo('care-desk', () => careDesk(...card)),
  demo('care-classroom', () => classroom(...card, true)),
  demo('care-pit', () => carePit(...card)),
  demo('care-corridor', () => careCorridor(...card)),
  demo('care-table', () => careTable(...card)),
]

const diagrams: Picture[] = [
  demo('flow-quality', () => flowCycle(...wide), 70),
  demo('flow-annotation', () => flowLanes(...wide), 53),
  demo('flow-collection', () => flowTerrain(...wide), 49),
  demo('flow-bpo', () => flowGates(...wide), 46),
  demo(
    'map-land',
    () =>
      mindMap(1200, 680, '二轮延包', [
        ['对象', '承包农户', '新增与消亡户', '外出务工人员'],
        ['依据', '二轮承包合同', '确权登记成果', '村民会议决议'],
        ['成果', '延包合同', '地块数据库', '电子档案'],
        ['难点', '旧图与现状不符', '面积差异', '权利人变更'],
        ['原则', '保持关系稳定', '农户自愿', '公开公示'],
        ['技术', '正射影像', '移动端调查', '图属检查'],
      ]),
    70,
  ),
]

const blue = palette.strong
const green = palette.moss
const rust = palette.rust

const papers: Picture[] = (
  [
    ['honor-service', '荣誉证书', '年度优秀数据服务企业', '示例数据产业联盟', blue],
    ['honor-care', '荣誉证书', '就业帮扶爱心企业', '示例公益发展中心', palette.rust],
    ['copyright-label', '登记证书', '图联标注平台软件 V3.0', '标注工具', blue],
    ['copyright-cloud', '登记证书', '三维点云联合标注软件 V2.1', '标注工具', palette.navy],
    ['copyright-speech', '登记证书', '语音切分与转写软件 V1.6', '标注工具', green],
    ['copyright-soil', '登记证书', '土壤样点数据质控软件 V2.0', '政府数据', rust],
    ['copyright-land', '登记证书', '土地延包调查管理软件 V1.4', '政府数据', green],
    ['copyright-hazard', '登记证书', '灾害风险普查外业软件 V1.2', '外业采集', rust],
    ['copyright-check', '登记证书', '测绘成果图属检查软件 V1.8', '测绘地理', blue],
    ['copyright-roster', '登记证书', '多基地排班与质检软件 V1.3', '运营管理', palette.slate],
    ['certificate-quality', '认证证书', '质量管理体系认证', '示例质量认证中心', blue],
    ['certificate-security', '认证证书', '信息安全管理体系认证', '示例质量认证中心', palette.navy],
    ['certificate-mapping', '认证证书', '测绘资质证书', '示例测绘资质审查机构', green],
    ['certificate-privacy', '认证证书', '个人信息保护管理认证', '示例数据合规评估中心', palette.slate],
    ['certificate-skill', '认证证书', '技能评价服务机构备案', '示例技能评价指导中心', rust],
  ] as const satisfies readonly (readonly [string, Paper['kind'], string, string, string])[]
).map(([name, kind, title, body, color], index) => {
  const number = `DEMO-${name.split('-')[1]!.toUpperCase()}-${String(index + 1).padStart(4, '0')}`
  const lines = kind === '登记证书' ? ['著作权人  图联科技', `类别  ${body}`] : ['授予  图联科技', body]
  return demo(name, () => paper({ kind, title, number, lines, color }), 78)
})

const awards: Picture[] = (
  [
    ['honor-education', plaque, '产教融合示范单位', '示例职业教育协会', palette.rust],
    ['honor-soil', trophy, '土壤普查数据质量奖', '示例农业数据协会', green],
    ['honor-skill', trophy, '标注技能竞赛团体银奖', '示例技能竞赛组委会', blue],
    ['honor-security', plaque, '信息安全管理先进集体', '示例信息安全协会', palette.slate],
  ] as const
).map(([name, award, title, body, color], index) =>
  demo(name, () => award({ title, body, color, number: `DEMO-AWARD-${index + 1}` }), 80),
)

const portraits: Picture[] = (
  [
    ['jiang', '江', 'JHC', 11, palette.blue],
    ['shen', '沈', 'SJM', 24, palette.navy],
    ['lu', '陆', 'LJW', 38, palette.green],
    ['fang', '方', 'FYA', 47, palette.slate],
    ['su', '苏', 'SLX', 59, palette.moss],
    ['gu', '顾', 'GRH', 63, palette.rust],
  ] as const
).map(([name, family, initials, seed, color]) =>
  demo(`member-${name}`, () => portrait(family, initials, seed, color), 76),
)

/** The pictures of the inner pages. */
export const detailPictures: readonly Picture[] = [
  ...annotation,
  ...samples,
  ...stages,
  ...boardPictures,
  ...diagrams,
  ...papers,
  ...awards,
  ...portraits,
]
