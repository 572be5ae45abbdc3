import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The cooperation with schools; the schools named are invented. */
const demoIndustryEducation: readonly DemoRecord[] = [
  {
    title: '把产线搬进校园，让课堂连着项目',
    description:
      '我们与院校一起办专业、建基地、带项目。企业工程师与学校老师共同备课，学生从认知、跟岗到顶岗分段成长，毕业前至少完成一个可以展示的真实项目。目前已共建 100 余所产业学院，带动生态人员 5000 余人。',
    imageUrls: ['demo-service-education.webp'],
    domesticImageUrls: [
      'demo-school-yunting.webp',
      'demo-school-qichuan.webp',
      'demo-school-chengjiang.webp',
      'demo-partner-mingde.webp',
    ],
    overseasImageUrls: ['demo-school-linden.webp', 'demo-school-marlow.webp'],
    courseTitle: '课程共建',
    courseDescription:
      '围绕数据标注、测绘地理信息与数据治理三个方向，开发活页教材与配套案例。每门课分为概念、工具、规则与项目四个模块，规则每学期随产业更新一次，考核由企业与学校各占一半。',
    courseImageUrls: ['demo-scene-course-book.webp'],
    practiceTitle: '实训与实习',
    practiceDescription:
      '实训室按产线标准布置，设备、平台与管理制度和企业一致。学生先做教学数据，再做脱敏的历史项目，考核通过后进入真实项目；企业导师常驻，每周点评一次。实习签订三方协议，工时与报酬公开。',
    practiceImageUrls: ['demo-scene-lab.webp'],
  },
]

/** Technical services and social service around the schools. */
const demoTechServiceItems: readonly DemoRecord[] = inOrder([
  {
    title: '产业学院技术服务中心',
    description: '为周边中小企业提供数据整理、标注与测绘服务，由师生与工程师共同承担，收益用于实训室更新。',
    imageUrls: ['demo-scene-service-centre.webp'],
  },
  {
    title: '返乡青年技能培训',
    description: '与县域人社部门联合开班，学员完成四周课程并通过考核后，可在就近基地上岗。',
    imageUrls: ['demo-scene-county-class.webp'],
  },
  {
    title: '乡村数字档案志愿服务',
    description: '寒暑假组织学生协助村集体整理合同与老照片，扫描、编目后交还原件与电子副本。',
    imageUrls: ['demo-scene-archive.webp'],
  },
  {
    title: '无障碍就业岗位',
    description: '为听力与肢体障碍人士开发文本与图像标注岗位，配备手语督导与可调节工位。',
    imageUrls: ['demo-scene-inclusive.webp'],
  },
  {
    title: '师资暑期研修（报名未开始）',
    description: '时间与名额确定后公布。',
    imageUrls: [],
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'industry-education': demoIndustryEducation,
  'tech-service-social-service': demoTechServiceItems,
} satisfies DemoContent
