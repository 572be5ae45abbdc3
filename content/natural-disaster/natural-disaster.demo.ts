import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** What is collected, how, and with which support. */
const demoDisasterCollection: readonly DemoRecord[] = inOrder([
  {
    dataType: '致灾因子数据',
    collectionMethod: '汇集气象、水文与地质资料，多期影像圈出疑似变形区，外业逐点核查裂缝、渗水与排水条件。',
    technicalSupport: '影像变化检测、坡度与岩性分级、外业终端离线采集',
  },
  {
    dataType: '承灾体数据',
    collectionMethod: '房屋、道路、桥梁与公共设施逐栋逐段登记结构、年代与用途，照片与位置同步上传。',
    technicalSupport: '房屋底图矢量化、单体编码、属性逻辑检查',
  },
  {
    dataType: '历史灾害数据',
    collectionMethod: '查阅县志、台账与档案，走访当事村组，补齐发生时间、范围与损失记录。',
    technicalSupport: '档案扫描识别、地名时空匹配、来源可信度分级',
  },
  {
    dataType: '减灾能力数据',
    collectionMethod: '调查避难场所、救援队伍与物资储备，核对联系方式、容量与可达时间。',
    technicalSupport: '路网可达分析、物资编码、定期回访更新',
  },
  {
    dataType: '监测站点数据',
    collectionMethod: '接入雨量、位移与水位测站，缺测与跳变自动标记，由运维人员说明原因。',
    technicalSupport: '物联接入网关、异常值识别、站点运维记录',
  },
])

/** What the management platform does. */
const demoDisasterManagement: readonly DemoRecord[] = inOrder([
  {
    title: '数据汇聚与质检',
    description: '多部门数据按统一模板导入，完整性、逻辑性与空间关系自动检查，问题清单退回来源单位。',
    imageUrl: 'demo-board-topology.webp',
  },
  {
    title: '一张图管理',
    description: '隐患点、承灾体与避难场所同图查询，权限按行政区划分，更新时间清楚可见。',
    imageUrl: 'demo-service-government.webp',
  },
  {
    title: '任务派发与核查',
    description: '核查任务按距离与风险排序派到人，轨迹、照片与结论回传后自动归档。',
    imageUrl: 'demo-board-dispatch.webp',
  },
  {
    title: '监测接入与提示',
    description: '测站数据实时上图，超过阈值逐级提示值班员，处置过程全程记录。',
    imageUrl: 'demo-board-monitor.webp',
  },
])

/** How risk is judged and shown. */
const demoDisasterAssessment: readonly DemoRecord[] = inOrder([
  {
    title: '单灾种危险性评价',
    description: '地质、洪涝与森林火灾分别建模，指标权重由专家打分与历史灾情共同校准。',
    imageUrl: 'demo-board-weights.webp',
  },
  {
    title: '综合风险区划',
    description: '危险性、暴露度与脆弱性叠加，按乡镇和网格两级出图，等级说明附判定依据。',
    imageUrl: 'demo-case-layers.webp',
  },
  {
    title: '情景推演',
    description: '设定降雨量或水位，推算可能受影响的房屋与人口，给出转移路线与安置点建议。',
    imageUrl: 'demo-scene-flood.webp',
  },
  {
    title: '三维可视化',
    description: '地形、建筑与风险等级在三维场景中叠加，会商时可以从任意角度查看坡面与沟道。',
    imageUrl: 'demo-scene-city.webp',
  },
  {
    title: '农业旱情评价（开发中）',
    description: '完成两个生长季的验证后开放。',
    imageUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'natural-disaster-data-collection': demoDisasterCollection,
  'natural-disaster-data-management': demoDisasterManagement,
  'natural-disaster-risk-assessment': demoDisasterAssessment,
} satisfies DemoContent
