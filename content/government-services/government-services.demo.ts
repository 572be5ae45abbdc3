import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

interface Module {
  title: string
  description: string
  gallery: readonly { title: string; description: string; imageUrl: string; status?: number }[]
}

const modules: readonly Module[] = [
  {
    title: '土壤普查与成果汇交',
    description:
      '从样点布设、野外采样到化验数据入库，按统一编码串起每一个样点的坐标、照片和检测值。程序检查取值范围与层次关系，人工复核异常样点，形成样点库、专题图和质控报告三类成果。',
    gallery: [
      {
        title: '剖面采样',
        description: '表层与剖面样点分层取样，深度、颜色和质地当场记录，样品袋与样点编码一一对应。',
        imageUrl: 'demo-scene-soil-pit.webp',
      },
      {
        title: '样品流转与检测',
        description: '样品交接扫码登记，平行样与质控样随批次插入，检测值超差自动退回复测。',
        imageUrl: 'demo-scene-lab.webp',
      },
      {
        title: '图件编制',
        description: '养分、酸碱度与质地按评价单元成图，图例、分级和数据库使用同一套字典。',
        imageUrl: 'demo-map-acid.webp',
      },
      {
        title: '质控看板',
        description: '采样、检测、审核三个环节的完成量与退回量按县、按批次统计，问题样点可以下钻到原始照片。',
        imageUrl: 'demo-board-quality.webp',
      },
    ],
  },
  {
    title: '土地延包与权属建库',
    description:
      '以正射影像为底图核实承包地块，村民小组现场指界，合同、图斑与登记簿逐一挂接。公示、异议、归档全程留痕，成果可直接提交主管部门验收。',
    gallery: [
      {
        title: '现场指界',
        description: '外业终端加载影像与旧图斑，四至变化当场勾绘，承包方代表签字确认。',
        imageUrl: 'demo-scene-field.webp',
      },
      {
        title: '图斑与合同挂接',
        description: '一块地、一份合同、一个编码，面积差异超过阈值的地块列入清单逐户核对。',
        imageUrl: 'demo-case-parcels.webp',
      },
      {
        title: '档案数字化',
        description: '纸质合同高速扫描、自动裁边、逐页编目，影像与登记簿双向可查。',
        imageUrl: 'demo-scene-archive.webp',
      },
      {
        title: '旧版公示页（停用）',
        description: '公示改为线上线下同步后不再使用，仅作存档。',
        imageUrl: 'demo-news-parcels.webp',
        status: 0,
      },
    ],
  },
  {
    title: '自然灾害综合风险普查',
    description:
      '围绕地质灾害、洪涝、森林火灾等灾种，调查致灾因子、承灾体与减灾能力。多期影像圈出疑似变形区，外业小组携带终端逐点核查，成果叠加成风险区划图，供汛期值守和避险转移使用。',
    gallery: [
      {
        title: '隐患识别',
        description: '多期影像比对结合坡度与岩性，按疑似程度分级派发核查任务。',
        imageUrl: 'demo-case-hazard.webp',
      },
      {
        title: '外业核查',
        description: '无人机与步行路线配合，裂缝、排水和避险通道逐项拍照，当日回传。',
        imageUrl: 'demo-news-survey.webp',
      },
      {
        title: '监测与值守',
        description: '雨量、位移与水位测站接入一张图，超过阈值自动提示值班员。',
        imageUrl: 'demo-board-monitor.webp',
      },
    ],
  },
  {
    title: '部门数据归集与治理',
    description:
      '把分散在各科室、各年份的表格、图纸和档案整理成可核对、可更新的数据库。统一坐标与分类口径，明确每个图层的更新责任和周期，让跨部门核对落在同一张图上。',
    gallery: [
      {
        title: '一张图展示',
        description: '行政区、地类、项目与执法图层按权限叠加，指标随图联动。',
        imageUrl: 'demo-case-layers.webp',
      },
      {
        title: '三维城市底座',
        description: '建筑、道路与管线统一编码，规划方案可以放进现状模型里比较。',
        imageUrl: 'demo-scene-city.webp',
      },
      {
        title: '水环境监测',
        description: '断面、排口与泵站数据按流域组织，水质变化和上游事件可以对照查看。',
        imageUrl: 'demo-scene-river.webp',
      },
      {
        title: '治理任务跟踪',
        description: '问题数据分派到责任科室，整改、复核、销号三步闭环，逾期自动提醒。',
        imageUrl: 'demo-board-closure.webp',
      },
    ],
  },
]

/** The four parts of the government services. */
const demoGovernmentModules: readonly DemoRecord[] = inOrder(
  modules.map(({ title, description }) => ({ title, description })),
)

/** Their pictures. A fresh store counts its records from 1, so a module's id is its place. */
const demoGalleryImages: readonly DemoRecord[] = modules.flatMap(({ gallery }, index) =>
  inOrder(gallery.map((picture) => ({ ...picture, moduleId: index + 1 }))),
)

/** Rows by name of their type. */
export const demo = {
  'government-module': demoGovernmentModules,
  'gallery-image': demoGalleryImages,
} satisfies DemoContent
