import { ageOn } from '#contract/privacy/age.ts'
import { inventedApplicant } from '#contract/privacy/invented-people.ts'
import { sampleResumeNames } from './sample-resumes.ts'

const HOUR_MS = 3_600_000
const FIRST_APPLICATION = Date.parse('2026-10-12T02:05:00.000Z')
const COUNT = 42

const jobs: readonly [jobTitle: string, jobLocation: string, skills: string, experience: string][] = [
  [
    '数据标注员',
    '合肥',
    '熟悉二维框选与语义分割，能按规范独立完成质检返修。',
    '在校期间参与街景图像标注项目八个月，累计完成约六千张，抽检合格率稳定在百分之九十八以上。',
  ],
  [
    '点云标注组长',
    '扬州',
    '三维点云标注、排班与质检数据统计，会用表格做周报。',
    '带过十二人的三维标注小组，负责任务拆分、规范答疑和新人考核。',
  ],
  [
    '测绘外业工程师',
    '驻场',
    '全站仪与 RTK 操作、地籍调查、CASS 成图。',
    '参加过两个县的房地一体调查，外业约一年，熟悉入户沟通和成果检查流程。',
  ],
  [
    '语音数据采集专员',
    '淮南-山南',
    '普通话二级甲等，会皖北方言，熟悉录音设备与授权文件整理。',
    '组织过三百人规模的朗读语音采集，负责邀约、现场引导和文件归档。',
  ],
  [
    '在线客服坐席',
    '淮南山北',
    '打字每分钟八十字，熟悉工单系统，耐心细致。',
    '在电商平台做过一年在线客服，月均满意度百分之九十六。',
  ],
  [
    '前端开发工程师',
    '合肥',
    'TypeScript、React、可视化图表，写过标注工具的交互层。',
    '参与标注平台的图像工具开发，负责快捷键、撤销重做和大图性能优化。',
  ],
]
const schools = ['示例师范学院', '示例职业技术学院', '示例理工大学', '示例信息工程学校']
const educations = ['大专', '本科', '本科', '中专', '硕士']
const hobbies = ['羽毛球、骑行', '阅读、摄影', '长跑', '烘焙、园艺', '']

/** Forty-two applications, pending and processed; the first of every seven brought a résumé. */
export const sampleApplications = Array.from({ length: COUNT }, (_unused, index) => {
  const [jobTitle, jobLocation, skills, experience] = jobs[index % jobs.length] ?? ['', '', '', '']
  const createTime = new Date(FIRST_APPLICATION + index * 19 * HOUR_MS)
  const applicant = inventedApplicant(index)
  return {
    ...applicant,
    age: ageOn(applicant.birthDate, createTime) ?? null,
    school: schools[index % schools.length] ?? '',
    education: educations[index % educations.length] ?? '',
    experience,
    skills,
    hobbies: hobbies[index % hobbies.length] ?? '',
    selfEvaluation: '做事认真，愿意从基础岗位做起，能适应项目高峰期的加班安排。',
    jobTitle,
    jobLocation,
    resumeUrl: index % 7 === 0 ? (sampleResumeNames[index / 7] ?? '') : '',
    status: index % 3 === 0 ? 1 : 0,
    isSuspect: index === 40 ? 1 : 0,
    consentVersion: '2026-01',
    consentTime: createTime.toISOString(),
    createTime: createTime.toISOString(),
  }
})

/** The uploads behind them, each used up by its application. */
export const sampleResumeRecords = sampleResumeNames.map((fileName, index) => {
  const application = sampleApplications[index * 7]
  return {
    referenceHash: fileName,
    fileName,
    originalName: `${application?.name ?? '示例'}-简历.pdf`,
    createTime: application?.createTime ?? null,
    applicationId: index * 7 + 1,
  }
})
