import { object, type ObjectSchema } from 'yup'
import { messages } from '#contract/messages.ts'
import { emailRule, filled, phoneRule, within } from '#app/public/live-form/field-schema.ts'
import type { MessageRules, VisitorMessage } from './message.ts'

const filledIn = {
  name: filled(messages.nameRequired),
  email: emailRule(),
  phone: phoneRule(),
  subject: filled(messages.subjectRequired),
  message: filled(messages.messageRequired),
}

/** The rules of both message forms (public-site §5.1, §5.2). Only the server and the live form load this module. */
export const messageSchemas: Record<MessageRules, ObjectSchema<VisitorMessage>> = {
  home: object(filledIn),
  contact: object({
    ...filledIn,
    name: within(filledIn.name, 2, 20, '姓名长度在 2 到 20 个字符'),
    subject: within(filledIn.subject, 5, 50, '主题长度在 5 到 50 个字符'),
    message: within(filledIn.message, 10, 500, '消息长度在 10 到 500 个字符'),
  }),
}
