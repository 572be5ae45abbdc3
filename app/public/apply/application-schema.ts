import { ageOn, BIRTH_DATE_WRONG } from '#contract/privacy/age.ts'
import { applicationFields as declared } from '#content/application/application-fields.ts'
import { consentFields } from '#contract/privacy/consent.ts'
import { saying, schemaOf } from '#app/public/live-form/field-schema.ts'
import { applicationFields } from './application.ts'
import { UNSENT_RESUME } from './resume-rules.ts'

const { min, max } = declared.age.bounds ?? {}

/** The rules of /apply: the declared ones, some in the form's own words. Only the server and the live form load this. */
export const applicationSchema = schemaOf(applicationFields, {
  ...declared,
  birthDate: saying(declared.birthDate, BIRTH_DATE_WRONG, (day) => ageOn(day, new Date()) !== undefined),
  age: saying(declared.age, `年龄应为 ${min} 到 ${max} 之间的整数`),
  idNumber: saying(declared.idNumber, `请输入正确的${declared.idNumber.label}`),
  resumeUrl: saying(
    declared.resumeUrl,
    '这份简历没有上传成功，请重新上传，或不带它提交',
    (reference) => reference !== UNSENT_RESUME,
  ),
  // A box that is not ticked holds no text.
  consent: { read: (text) => consentFields.consent.read(text !== '') },
})
