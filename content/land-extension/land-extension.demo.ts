import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Why and how land contracts are extended. */
const demoLandBackground: readonly DemoRecord[] = [
  {
    title: '土地延包背景',
    description:
      '农村土地二轮承包陆续到期，延包工作要在保持承包关系稳定的前提下，把地块、面积、权利人与合同重新核实一遍。难点不在画图，而在让旧合同、现状地块和农户意愿三者对得上。我们从摸底、调查、公示到归档提供全程技术服务，村组干部和农户看得懂、查得到。',
    imageUrl: 'demo-map-land.webp',
  },
]

/** Six steps with what each one leaves behind. */
const demoLandProcesses: readonly DemoRecord[] = inOrder([
  {
    title: '摸底与方案编制',
    description: '收集二轮承包合同、确权成果与近期影像，核对人口与地块变化，与村组商定工作方案。',
    deliverable: '摸底清单、实施方案、工作底图',
    imageUrl: 'demo-scene-sheets.webp',
  },
  {
    title: '宣传与培训',
    description: '编印明白纸和问答，培训村级调查员，统一入户话术与填表要求。',
    deliverable: '宣传材料、培训签到与考核记录',
    imageUrl: 'demo-scene-classroom.webp',
  },
  {
    title: '权属调查与指界',
    description: '村民小组现场指界，四至变化当场勾绘，争议地块单独登记、不强行定界。',
    deliverable: '调查表、指界签字表、争议台账',
    imageUrl: 'demo-scene-field.webp',
  },
  {
    title: '图件制作与建库',
    description: '地块分布图、公示图与登记簿由同一数据库生成，图斑与合同面积交叉检查。',
    deliverable: '地块数据库、公示图、面积核对表',
    imageUrl: 'demo-case-parcels.webp',
  },
  {
    title: '公示与合同签订',
    description: '线上线下同步公示，异议逐条答复；无异议后打印合同，农户签字并现场核对。',
    deliverable: '公示照片、异议处理表、延包合同',
    imageUrl: 'demo-news-parcels.webp',
  },
  {
    title: '归档与成果汇交',
    description: '纸质材料扫描编目，电子档案与数据库双向可查，按要求汇交并协助验收。',
    deliverable: '电子档案、汇交数据包、验收报告',
    imageUrl: 'demo-scene-archive.webp',
  },
])

/** What the system counts. */
const demoLandStatistics: readonly DemoRecord[] = inOrder([
  {
    title: '进度统计',
    description: '按县、镇、村、组四级查看调查、公示、签约与归档的完成率，滞后村组自动列出。',
    imageUrl: 'demo-board-progress.webp',
  },
  {
    title: '面积统计',
    description: '合同面积、实测面积与确权面积并列比较，差异按原因分类，可下钻到地块。',
    imageUrl: 'demo-board-contracts.webp',
  },
  {
    title: '异议统计',
    description: '异议数量、类型与办结时长按周汇总，重复出现的问题提示补充宣传。',
    imageUrl: 'demo-board-objections.webp',
  },
  {
    title: '质量统计',
    description: '自检、互检与抽检的通过率按作业组排列，退回原因附图斑截图。',
    imageUrl: 'demo-board-quality.webp',
  },
  {
    title: '历史版本对照（停用）',
    description: '功能已并入面积统计。',
    imageUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'land-extension-background': demoLandBackground,
  'land-extension-process': demoLandProcesses,
  'land-extension-statistics': demoLandStatistics,
} satisfies DemoContent
