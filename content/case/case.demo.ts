import { annotationCases } from './demo/annotation-cases.ts'
import { educationCases } from './demo/education-cases.ts'
import { governmentCases } from './demo/government-cases.ts'
import { surveyingCases } from './demo/surveying-cases.ts'
import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'
import { successCase } from './demo/success-case.ts'

const generalCases = [
  successCase('general', '多基地协同的客服高峰保障', 'case-peak', {
    need: '促销季咨询量是平日的四倍，单个城市难以短期招足人员。',
    work: '三地共用知识库与排班系统，提前六周培训储备坐席，实时看板按接通率调度。',
    result: '高峰期接通率稳定在 95% 以上，服务评价未出现下滑。',
    facts: ['储备坐席 260 人', '跨基地切换演练三次', '知识库更新当日覆盖全部班组'],
  }),
  successCase('general', '短视频平台内容审核整段承接', 'board-moderation', {
    need: '审核规则每月更新，边界内容判断不一，申诉量居高不下。',
    work: '按内容类型分组，规则更新先灰度一组；边界样本每日集中裁定并写入判例，审核员轮岗并配备心理支持。',
    result: '申诉改判率由 6.2% 降到 2.1%，规则切换期的效率波动控制在一成以内。',
  }),
  successCase('general', '县级档案数字化与编目', 'scene-archive', {
    need: '二十余万页纸质案卷分散在五个库房，查一份合同要翻半天。',
    work: '现场搭建封闭作业区，原件不出库；扫描、裁边、编目与抽检流水作业，破损页先修复后扫描。',
    result: '四个月完成全部案卷，按户、按地块、按年份三种方式可查。',
    facts: ['扫描 23.6 万页', '著录差错率低于千分之一', '原件全部归还并重新装订'],
  }),
  successCase('general', '物流面单识别数据采集与标注', 'annotate-receipt', {
    need: '折痕、反光与手写备注导致识别失败，缺少真实拍摄条件下的样本。',
    work: '使用虚构信息印制面单，覆盖四种材质与六类光线，采集与标注共用一套字段规则。',
    result: '交付八万余张样本，识别失败率在客户测试集上下降近一半。',
  }),
]

const switchedOff = {
  ...successCase('general', '园区安防视频结构化（待客户授权）', 'annotate-actions', {
    need: '资料等待授权。',
    work: '资料等待授权。',
    result: '取得书面授权后发布。',
  }),
  status: 0,
}

/** Success cases; clients stay unnamed, as the contracts of such work ask. The last one is switched off. */
const demoCases: readonly DemoRecord[] = inOrder([
  ...governmentCases,
  ...annotationCases,
  ...surveyingCases,
  ...educationCases,
  ...generalCases,
  switchedOff,
])

/** Rows by name of their type. */
export const demo = {
  case: demoCases,
} satisfies DemoContent
