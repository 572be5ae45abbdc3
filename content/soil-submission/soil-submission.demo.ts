import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The introduction of soil survey submission. */
const demoSoilIntro: readonly DemoRecord[] = [
  {
    title: '土壤汇交简介',
    description:
      '土壤普查的成果要经过采样、检测、审核、制图多个环节，任何一处编号对不上，整批数据就无法提交。我们把样点编码作为主线，从外业终端到汇交平台使用同一套字典，让每一个检测值都能回到它的坐标、剖面照片和实验室批次。',
    imageUrl: 'demo-case-soil.webp',
    status: 1,
  },
]

/** Four core techniques. */
const demoSoilTechs: readonly DemoRecord[] = inOrder([
  {
    title: '样点编码与外业质控',
    description: '终端按规程引导采样步骤，坐标偏移、照片缺失与层次错误当场提示，合格后才能提交。',
    imageUrl: 'demo-scene-soil-pit.webp',
  },
  {
    title: '检测数据自动审核',
    description: '取值范围、平行样偏差与指标间逻辑关系逐条检查，异常值附判断依据退回实验室。',
    imageUrl: 'demo-scene-lab.webp',
  },
  {
    title: '空间插值与专题制图',
    description: '结合地形与土地利用选择插值模型，分级界线与评价单元一致，图件批量输出。',
    imageUrl: 'demo-case-layers.webp',
  },
  {
    title: '成果汇交与版本管理',
    description: '汇交包按规定目录自动生成，每次修改保留前后差异，便于专家审查时对照。',
    imageUrl: 'demo-board-package.webp',
  },
])

/** Three projects, clients unnamed. */
const demoSoilCases: readonly DemoRecord[] = inOrder([
  {
    title: '平原农业县土壤数据汇交',
    description: '整理两千余个表层样点与百余个剖面，统一三家实验室的编号与单位，两个月内完成县级成果汇交。',
    imageUrl: 'demo-map-samples.webp',
  },
  {
    title: '丘陵茶区酸化专题调查',
    description: '在常规样点之外加密三百个茶园样点，形成酸化分级图和分片改良建议，供农技部门使用。',
    imageUrl: 'demo-scene-tea.webp',
  },
  {
    title: '市级成果集成与复核',
    description: '汇总七个县区的样点库与图件，处理接边差异四百余处，编制全市土壤属性图集。',
    imageUrl: 'demo-scene-sheets.webp',
  },
  {
    title: '盐碱地监测（整理中）',
    description: '资料脱敏完成后发布。',
    imageUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'soil-submission': demoSoilIntro,
  'soil-tech': demoSoilTechs,
  'soil-case': demoSoilCases,
} satisfies DemoContent
