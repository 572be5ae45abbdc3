import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { applicationFields } from './application-fields.ts'
import { consentFields } from '#contract/privacy/consent.ts'
import { keepApplication } from './keep-application.ts'
import { reasonField, revealRecord } from '#contract/privacy/reveal-record.ts'
import { spamSigns } from '#contract/privacy/spam-signs.ts'
import { downloadResume, givenUpResume } from './resume.ts'

const send = operation.run(
  {
    takes: { ...applicationFields, ...consentFields, ...spamSigns },
    writes: true,
    successMessage: '简历提交成功！我们会尽快与您联系。',
    summary: '提交应聘简历',
    answers: 'nothing',
  },
  keepApplication,
)

const revealed = operation.run(
  {
    takes: 'nothing',
    writes: true,
    summary: '查看完整简历（记入操作记录）',
    answers: 'record',
    query: reasonField,
  },
  revealRecord,
)

/** A job application (back-office §3, resume application). Masked wherever it is not deliberately revealed. */
export const application = contentType({
  name: 'application',
  typeLabel: '应聘简历',
  isAboutPeople: true,
  fields: {
    ...applicationFields,
    status: { ...field.flag('处理状态', { 0: '待处理', 1: '已处理' }, 0), setByServer: true as const },
    createTime: field.createdTime('提交时间'),
    isSuspect: field.internal(field.flag('疑似广告', { 1: '是', 0: '否' }, 0)),
    consentVersion: field.internal(field.text('告知版本')),
    consentTime: field.internal(field.dateTime('同意时间')),
  },
  searched: ['name', 'phone', 'email', 'jobTitle', 'school'],
  owns: { typeName: 'resume', by: 'applicationId', givenUp: givenUpResume },
  calls: [
    call.public('POST /api/application/add', operation.limited('application', send), response.envelope),
    call.admin('GET /api/application/admin/list', operation.paged(), response.withTotal),
    call.admin('GET /api/application/{id}?reason=', revealed, response.envelope),
    call.admin('GET /api/application/{id}/resume', downloadResume(), response.file),
    call.admin('DELETE /api/application/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/application/{id}/status?status=', operation.setFlag('status'), response.envelope),
    call.admin('POST /api/application/batch', operation.batch(), response.envelope),
    call.admin('GET /api/application/admin/export', operation.exported(), response.file),
  ],
})
