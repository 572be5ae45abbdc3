import type { ObjectSchema } from 'yup'
import { messageFields as declared } from '#content/contact-message/message-fields.ts'
import { schemaOf, within } from '#app/public/live-form/field-schema.ts'
import { messageFields, type MessageRules, type VisitorMessage } from './message.ts'

/** The rules of both message forms: the declared ones, and on the contact page its narrower lengths (P-395, P-401, P-403). */
export const messageSchemas: Record<MessageRules, ObjectSchema<VisitorMessage>> = {
  home: schemaOf(messageFields, declared),
  contact: schemaOf(messageFields, {
    ...declared,
    name: within(declared.name, { min: 2, max: 20 }),
    subject: within(declared.subject, { min: 5, max: 50 }),
    message: within(declared.message, { min: 10, max: 500 }),
  }),
}
