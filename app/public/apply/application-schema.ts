import { object, string, type ObjectSchema } from 'yup'
import { messages } from '#contract/messages.ts'
import { ageOn } from '#contract/people/age.ts'
import { CONSENT_REQUIRED } from '#contract/people/consent.ts'
import { isIdentityNumber } from '#contract/people/identity-number.ts'
import { emailRule, filled, phoneRule } from '#app/public/live-form/field-schema.ts'
import { applicationFields, type ApplicationValues } from './application.ts'

/** Formik hands an empty field over as none at all. */
const anything = string()

/** The rules of /apply. Only the server and the live form load this module. */
export const applicationSchema = object({
  ...Object.fromEntries(applicationFields.map((field) => [field, anything])),
  name: filled(messages.nameRequired),
  phone: phoneRule(),
  email: emailRule(),
  birthDate: whenGiven('出生日期不正确', (day) => ageOn(day, new Date()) !== undefined),
  age: whenGiven('年龄应为 0 到 120 之间的整数', (age) => /^\d{1,3}$/.test(age) && Number(age) <= 120),
  idNumber: whenGiven('请输入正确的身份证号', (number) => isIdentityNumber(number.toUpperCase())),
  consent: filled(CONSENT_REQUIRED),
}) as unknown as ObjectSchema<ApplicationValues>

function whenGiven(sentence: string, isRight: (text: string) => boolean) {
  return string()
    .trim()
    .test('right', sentence, (text) => !text || isRight(text))
}
