import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Invented visits with place and month, told without names and without photos of people. */
const demoLeadershipCare: readonly DemoRecord[] = inOrder([
  {
    description:
      '2026 年 3 月，合肥总部。市数据主管部门负责同志前来调研，察看标注平台与数据安全管理，了解公共数据治理项目的进展。',
    imageUrl: '',
  },
  {
    description:
      '2026 年 5 月，淮南基地。区就业服务部门前来走访，见证返乡青年班学员签订就业意向书，询问培训、薪酬与通勤情况。',
    imageUrl: '',
  },
  {
    description:
      '2026 年 6 月，土壤项目组。农业农村部门技术人员前来指导，现场抽查样点编码与剖面照片，对质控流程提出改进意见。',
    imageUrl: '',
  },
  {
    description:
      '2026 年 9 月，扬州基地。合作院校与教育主管部门代表前来参观，观摩学生参与的点云项目，商议实训课程更新。',
    imageUrl: '',
  },
  { description: '档案主管部门来访记录（照片待授权）。', imageUrl: '', status: 0 },
])

/** Rows by name of their type. */
export const demo = {
  'leadership-care': demoLeadershipCare,
} satisfies DemoContent
