import { goodApplication } from '#tests/contract/specification/people.ts'
import { withTotal } from '#tests/contract/specification/shapes.ts'
import {
  address,
  adminList,
  choice,
  createTime,
  day,
  flag,
  line,
  path,
  remove,
  setStatus,
  special,
  text,
  visitorsPost,
  whole,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

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

export const specifiedTypes: readonly SpecifiedType[] = [application]
