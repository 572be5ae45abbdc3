import {
  add,
  address,
  adminList,
  choice,
  createTime,
  day,
  flag,
  line,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  special,
  text,
  update,
  visitorsPost,
  whole,
  type SpecifiedType,
} from './vocabulary.ts'

const withTotal = { shape: 'envelope with total' } as const

export const goodMessage = {
  name: '陈先生',
  email: 'chen@example.com',
  phone: '13812345678',
  subject: '咨询数据标注服务',
  message: '请问图像标注如何报价？',
}

/** `public` in entities.json means here that visitors send it; they read nothing of it. The server's bounds are X-36. */
const contactMessage: SpecifiedType = {
  entity: 'ContactMessage',
  area: 'contact',
  id: 'administrators',
  fields: {
    name: line(goodMessage.name, { required: '请输入姓名', max: 100 }),
    email: address(goodMessage.email, { required: '请输入邮箱' }),
    phone: line(goodMessage.phone, { required: '请输入电话', withTag: () => '13987654321' }),
    subject: line(goodMessage.subject, { required: '请输入主题', max: 200 }),
    message: text(goodMessage.message, { required: '请输入消息内容', max: 2000 }),
    createTime,
  },
  calls: [
    visitorsPost('C-005', 'POST /api/contact/add', {
      success: '消息发送成功！我们会尽快回复您。',
      body: goodMessage,
    }),
    adminList('C-034', 'GET /api/contact/admin/list', withTotal),
    remove('C-078', 'POST /api/contact/delete/{id}'),
  ],
}

const recruitment: SpecifiedType = {
  entity: 'Recruitment',
  area: 'recruitment',
  id: 'everybody',
  fields: {
    jobTitle: seen(line('数据标注员', { required: '请输入岗位标题' })),
    jobLocation: seen(
      choice(['合肥', '淮南-山南', '淮南山北', '扬州', '驻场'], '合肥', { required: '请选择工作地点' }),
    ),
    jobCategory: seen(choice(['技术类', '管理类', '销售类', '数据类'], '数据类', { initial: '技术类' })),
    serviceMode: seen(choice(['全职', '兼职', '实习'], '兼职', { initial: '全职' })),
    genderRequirement: seen(choice(['不限', '男', '女'], '女', { initial: '不限' })),
    ageRequirement: seen(line('18-45岁')),
    servicePeriod: seen(choice(['长期', '短期', '项目制'], '项目制', { initial: '长期' })),
    trainingPeriod: seen(line('一周')),
    jobDescription: seen(text('按规范完成图像标注', { required: '请输入岗位描述' })),
    basicQualities: seen(text('认真细致')),
    professionalSkills: seen(text('会使用计算机')),
    jobRequirements: seen(text('高中以上学历')),
    jobSource: seen(line('校园招聘', { initial: '内部招聘' })),
    sortOrder: order({ max: 999 }),
    status: flag(),
    createTime,
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-022', 'GET /api/recruitment/list'),
    adminList('C-044', 'GET /api/recruitment/admin/list'),
    add('C-106', 'POST /api/recruitment/add'),
    update('C-107', 'POST /api/recruitment/update'),
    remove('C-108', 'DELETE /api/recruitment/{id}'),
    setStatus('C-109', 'POST /api/recruitment/{id}/status?status='),
  ],
}

/** The region code 999999 exists nowhere; the last figure is the right check figure (GB 11643). */
export const inventedIdNumber = '999999199805200018'

export const goodApplication = {
  name: '林晓',
  gender: '女',
  birthDate: '1998-05-20',
  age: 27,
  idNumber: inventedIdNumber,
  phone: '13812345678',
  email: 'lin@example.com',
  school: '某某学院',
  education: '本科',
  experience: '一年标注经验',
  skills: '图像标注',
  hobbies: '阅读',
  selfEvaluation: '认真负责',
  jobTitle: '数据标注员',
  jobLocation: '合肥',
  consent: true,
  consentVersion: '2026-01',
}

/** Visitors send it and read nothing; required are name, phone and e-mail, and the consent. */
const application: SpecifiedType = {
  entity: 'Application',
  area: 'application',
  id: 'administrators',
  fields: {
    name: line(goodApplication.name, { required: '请输入姓名' }),
    gender: choice(['男', '女'], goodApplication.gender),
    birthDate: day(goodApplication.birthDate),
    age: whole(goodApplication.age),
    idNumber: line(goodApplication.idNumber, { isMasked: true }),
    phone: line(goodApplication.phone, { required: '请输入电话', isMasked: true }),
    email: address(goodApplication.email, { required: '请输入邮箱' }),
    school: line(goodApplication.school),
    education: line(goodApplication.education),
    experience: text(goodApplication.experience),
    skills: text(goodApplication.skills),
    hobbies: text(goodApplication.hobbies),
    selfEvaluation: text(goodApplication.selfEvaluation),
    jobTitle: line(goodApplication.jobTitle),
    jobLocation: line(goodApplication.jobLocation),
    resumeUrl: path(''),
    status: flag({ initial: 0, isServers: true }),
    createTime,
  },
  calls: [
    adminList('C-045', 'GET /api/application/admin/list', withTotal),
    remove('C-110', 'DELETE /api/application/{id}'),
    setStatus('C-111', 'POST /api/application/{id}/status?status='),
    visitorsPost('C-180', 'POST /api/application/add', { body: goodApplication }),
    visitorsPost('C-181', 'POST /api/application/upload', { answers: 'text' }),
    special('C-182', 'GET /api/application/{id}', { answers: 'record' }),
  ],
}

export const people = [contactMessage, recruitment, application]
