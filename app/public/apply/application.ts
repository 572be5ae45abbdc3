import type { FormAnswer } from '#app/public/live-form/form-state.ts'
import type { FormValues } from '#app/public/live-form/form-fields.ts'

/** Everything an applicant may say, in the order it is read, checked and focused. */
export const applicationFields = [
  'job',
  'name',
  'phone',
  'email',
  'resumeUrl',
  'education',
  'school',
  'experience',
  'gender',
  'birthDate',
  'age',
  'idNumber',
  'skills',
  'selfEvaluation',
  'hobbies',
  'consent',
] as const

export type ApplicationField = (typeof applicationFields)[number]

/** The fields' values as text: `job` is a location and a title; an unticked `consent` is empty. */
export type ApplicationValues = FormValues<ApplicationField>

/** What the server's action answers a form that was posted without JavaScript. */
export interface ApplicationOutcome extends FormAnswer<ApplicationField> {
  /** What the fields hold now: what was sent, or nothing but the posting after success. */
  values: ApplicationValues
}

export const applicationLabels = {
  job: '应聘岗位',
  name: '姓名',
  phone: '手机号码',
  email: '邮箱',
  resumeUrl: '简历文件',
  education: '学历',
  school: '毕业院校',
  experience: '工作经历',
  gender: '性别',
  birthDate: '出生日期',
  age: '年龄',
  idNumber: '身份证号',
  skills: '专业技能',
  selfEvaluation: '自我评价',
  hobbies: '兴趣爱好',
  consent: '个人信息处理告知',
} as const satisfies Record<ApplicationField, string>

export const emptyApplication = Object.fromEntries(
  applicationFields.map((field) => [field, '']),
) as ApplicationValues

/** What the form says after sending; a refusal's own sentence comes first. */
export const applicationSentences = {
  sent: '简历提交成功！我们会尽快与您联系。',
  refused: '提交失败，请稍后重试',
} as const

/** The form's anchor: a plain post comes back to it. */
export const APPLICATION_FORM_ID = 'application'

/** What the page shows once an application for this posting, or for none, was taken. */
export function sentApplication(values: ApplicationValues, isJobGiven: boolean): ApplicationOutcome {
  const notice = { tone: 'success' as const, text: applicationSentences.sent }
  return { values: emptied(values, isJobGiven), errors: {}, notice }
}

/** What stays once it was sent: another application for the same posting is begun where it stands. */
export function emptied({ job }: ApplicationValues, isJobGiven: boolean): ApplicationValues {
  return { ...emptyApplication, job: isJobGiven ? job : '' }
}
