import { choice } from '#contract/fields/choice-fields.ts'
import type { Field } from '#contract/fields/field.ts'
import { date } from '#contract/fields/moment-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { messages } from '#contract/shared/messages.ts'
import { age } from '#contract/privacy/age.ts'
import { maskPhone } from '#contract/privacy/masks.ts'
import { messageFields } from '#content/contact-message/message-fields.ts'
import { personalNumber } from '#contract/privacy/personal-number.ts'

/** What an applicant writes; apart from its calls for the sake of the live form, as `message-fields.ts` is. */
export const applicationFields = {
  name: text('姓名', { required: messages.nameRequired }),
  gender: choice('性别', { 男: '男', 女: '女' }),
  birthDate: date('出生日期'),
  age: age(),
  idNumber: personalNumber('身份证号'),
  phone: { ...messageFields.phone, mask: maskPhone } as Field<string>,
  email: messageFields.email,
  school: text('毕业院校'),
  education: text('学历'),
  experience: longText('工作经历'),
  skills: longText('专业技能'),
  hobbies: longText('兴趣爱好'),
  selfEvaluation: longText('自我评价'),
  jobTitle: text('应聘职位'),
  jobLocation: text('工作地点'),
  /** Sent: the single-use reference of the applicant's own upload. Read: the call that opens the file. */
  resumeUrl: {
    ...text('简历文件'),
    shown: (stored, { id }) => (stored ? `/api/application/${String(id)}/resume` : ''),
  } as Field<string>,
}
