import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Honours of invented bodies. */
const demoHonors: readonly DemoRecord[] = inOrder([
  {
    title: '年度优秀数据服务企业',
    category: '企业荣誉',
    description: '由示例数据产业联盟评选，依据客户评价、交付质量与信息安全三项考核。',
    imageUrl: 'demo-honor-service.webp',
  },
  {
    title: '产教融合示范单位',
    category: '产教融合',
    description: '连续三年承担实训项目，学生实训评价与留任情况良好。',
    imageUrl: 'demo-honor-education.webp',
  },
  {
    title: '土壤普查数据质量奖',
    category: '项目荣誉',
    description: '县级成果一次通过审查，样点编码与剖面照片完整。',
    imageUrl: 'demo-honor-soil.webp',
  },
  {
    title: '标注技能竞赛团体银奖',
    category: '竞赛荣誉',
    description: '扬州基地点云班组参赛，连续帧跟踪项目得分居前。',
    imageUrl: 'demo-honor-skill.webp',
  },
  {
    title: '就业帮扶爱心企业',
    category: '社会责任',
    description: '在淮南开设无障碍工位与返乡青年班，提供稳定的家门口岗位。',
    imageUrl: 'demo-honor-care.webp',
  },
  {
    title: '信息安全管理先进集体',
    category: '企业荣誉',
    description: '全年无信息安全事件，安全教育覆盖全部在岗人员。',
    imageUrl: 'demo-honor-security.webp',
  },
  {
    title: '合作伙伴感谢状（待扫描）',
    category: '合作荣誉',
    description: '原件存档案室，扫描后启用。',
    imageUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'enterprise-honors': demoHonors,
} satisfies DemoContent
