import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Invented people, so none has a photo; achievements are one a line, as the page splits them. */
const demoCoreMembers: readonly DemoRecord[] = inOrder([
  {
    name: '江禾川',
    position: '创始人、总经理',
    introduction:
      '测绘工程出身，2007 年带着一支外业队创办公司。坚持把现场经验写成规则，推动公司从画图走向数据服务。',
    achievements: '主持百余个测绘与普查项目\n提出样点与图斑统一编码的内部标准\n推动建立四地协同的交付体系',
    photoUrl: '',
  },
  {
    name: '沈既明',
    position: '技术总监',
    introduction: '长期从事图形与标注工具研发，带领团队完成平台三代更新，关心工具是否顺手。',
    achievements:
      '主导点云与图像联动标注\n建立智能预标与人工修正的评测方法\n拥有八项软件著作权的主要研发经历',
    photoUrl: '',
  },
  {
    name: '陆见微',
    position: '质量与安全总监',
    introduction: '从标注员做起，熟悉每一道质检关口，负责规则库、抽检方法与信息安全管理。',
    achievements: '编写标注质量管理手册\n将争议样本裁定周期缩短到一个工作日\n组织各基地完成安全自查与整改',
    photoUrl: '',
  },
  {
    name: '方遇安',
    position: '政府事业部总经理',
    introduction: '在县域项目一线工作十余年，善于把部门需求拆成可以验收的清单。',
    achievements:
      '牵头土壤、延包与灾害普查三类项目\n服务过数十个县区的数据归集\n培养了三支可独立交付的项目队伍',
    photoUrl: '',
  },
  {
    name: '苏临溪',
    position: '产教融合总监',
    introduction: '曾任职业院校教师，负责产业学院共建、课程研发与实训管理。',
    achievements: '推动百余所产业学院落地\n主编三册活页实训教材\n建立学生项目的分级与评价办法',
    photoUrl: '',
  },
  {
    name: '顾若衡',
    position: '运营副总经理',
    introduction: '负责四地基地的排班、培训与客户服务，习惯先看现场再看报表。',
    achievements: '建成跨基地排班与应急切换机制\n高峰期接通率保持在 95% 以上\n推动无障碍工位与返乡青年班',
    photoUrl: '',
  },
  {
    name: '何知远',
    position: '前测绘事业部经理',
    introduction: '曾负责航测与三维业务，现已离任。',
    achievements: '组织早期实景三维试点项目',
    photoUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'core-member': demoCoreMembers,
} satisfies DemoContent
