import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Visits, told without names. */
const demoLeadershipCare: readonly DemoRecord[] = inOrder([
  {
    description:
      '市数据主管部门负责同志到合肥总部调研，察看标注平台与数据安全管理，了解公共数据治理项目的进展。',
    imageUrl: 'demo-care-desk.webp',
  },
  {
    description: '区就业服务部门到淮南基地走访，见证返乡青年班学员签订就业意向书，询问培训、薪酬与通勤情况。',
    imageUrl: 'demo-care-table.webp',
  },
  {
    description: '农业农村部门技术人员到土壤项目组指导，现场抽查样点编码与剖面照片，对质控流程提出改进意见。',
    imageUrl: 'demo-care-pit.webp',
  },
  {
    description: '合作院校与教育主管部门代表参观扬州基地，观摩学生参与的点云项目，商议实训课程更新。',
    imageUrl: 'demo-care-corridor.webp',
  },
  { description: '档案主管部门来访记录（照片待授权）。', imageUrl: '', status: 0 },
])

/** Rows by name of their type. */
export const demo = {
  'leadership-care': demoLeadershipCare,
} satisfies DemoContent
