import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The introduction of map surveying. */
const demoMapSurveying: readonly DemoRecord[] = [
  {
    title: '从外业观测到成果入库，图件与数据同源',
    description:
      '公司从测绘起步，外业队与内业队在同一套编码和质检规则下工作。控制测量、航测成图、权籍调查、三维建模与专题制图都可以单独委托，也可以整体承接；成果采用 CGCS2000 坐标系，按需要提供地方坐标系转换。涉密资料由专人在专用场所处理。',
    imageUrls: ['demo-scene-levelling.webp', 'demo-scene-river.webp'],
  },
]

/** Six technical advantages. */
const demoTechAdvantages: readonly DemoRecord[] = inOrder([
  {
    title: '航空摄影与机载激光雷达同步作业',
    category: '数据获取',
    description: '一次起飞同时得到影像与点云，植被下的地面点可以直接提取，减少重复进场。',
    imageUrl: 'demo-scene-lidar.webp',
  },
  {
    title: '实景三维建模',
    category: '三维建模',
    description: '倾斜影像与地面补拍融合，建筑立面完整，部件级对象可以单独选中并挂接属性。',
    imageUrl: 'demo-scene-city.webp',
  },
  {
    title: '移动端外业采集',
    category: '外业装备',
    description: '离线加载底图与任务，照片自动带方位角，回到有网络处再同步，断点不丢。',
    imageUrl: 'demo-scene-field.webp',
  },
  {
    title: '图属一致性检查',
    category: '质量控制',
    description: '拓扑、属性、接边与逻辑关系共百余条规则，问题定位到图斑并直接派回作业员。',
    imageUrl: 'demo-board-topology.webp',
  },
  {
    title: '智能解译与人工复核',
    category: '影像解译',
    description: '模型给出变化图斑初稿，作业员按置信度分级复核，结论回流用于下一期训练。',
    imageUrl: 'demo-annotate-segments.webp',
  },
  {
    title: '多源数据融合建库',
    category: '数据建库',
    description: '矢量、影像、点云与档案统一编码，历史版本可回溯，更新责任落实到图层。',
    imageUrl: 'demo-case-layers.webp',
  },
  {
    title: '水下地形测量（试点）',
    category: '数据获取',
    description: '无人船与多波束设备处于试用阶段，完成比对试验后对外提供。',
    imageUrl: 'demo-scene-river.webp',
    status: 0,
  },
])

/** Six typical applications. */
const demoTypicalApplications: readonly DemoRecord[] = inOrder([
  {
    title: '县域基础地形图更新',
    category: '基础测绘',
    description: '按轻重缓急分区更新，城镇区逐年、农村区三年一轮，变化要素增量入库。',
    imageUrl: 'demo-scene-sheets.webp',
  },
  {
    title: '不动产权籍调查',
    category: '权籍调查',
    description: '房屋、宅基地与承包地一次进村、分类成图，权利人现场确认，减少反复打扰。',
    imageUrl: 'demo-case-parcels.webp',
  },
  {
    title: '国土空间规划底图底数',
    category: '规划支撑',
    description: '统一各类调查的坐标、口径与边界，差异图斑逐一说明来源和处理意见。',
    imageUrl: 'demo-news-parcels.webp',
  },
  {
    title: '林地与湿地变化监测',
    category: '资源监测',
    description: '季度比对影像，变化类型自动初判，护林员凭终端核实并上传轨迹。',
    imageUrl: 'demo-case-forest.webp',
  },
  {
    title: '地质灾害隐患排查',
    category: '应急保障',
    description: '汛前圈定重点坡段，雨后快速复飞，三小时内提供变化对比图。',
    imageUrl: 'demo-case-hazard.webp',
  },
  {
    title: '城市部件普查',
    category: '城市管理',
    description: '井盖、路灯与绿化等部件逐一编码上图，权属与养护单位随部件登记。',
    imageUrl: 'demo-scene-street-parts.webp',
  },
])

/** Rows by name of their type. */
export const demo = {
  'map-surveying': demoMapSurveying,
  'map-surveying-tech-advantages': demoTechAdvantages,
  'map-surveying-applications': demoTypicalApplications,
} satisfies DemoContent
