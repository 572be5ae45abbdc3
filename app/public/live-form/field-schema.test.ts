import { expect, test } from 'vitest'
import type { Field } from '#contract/fields/field.ts'
import { text } from '#contract/fields/text-fields.ts'
import { applicationFields as declaredApplication } from '#content/application/application-fields.ts'
import { messageFields as declaredMessage } from '#content/contact-message/message-fields.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { applicationSchema } from '#app/public/apply/application-schema.ts'
import { applicationLabels, emptyApplication } from '#app/public/apply/application.ts'
import { messageSchemas } from '#app/public/message-form/message-schema.ts'
import { emptyMessage } from '#app/public/message-form/message.ts'
import { checkValues } from './check-values.ts'
import { schemaOf } from './field-schema.ts'

const check = (field: Field, value: string) => checkValues(schemaOf(['it'], { it: field }), { it: value }).it

test.each([3, 5])('a limit of %i characters in the declaration is the limit of the form', (max) => {
  const field = text('昵称', { required: '请输入昵称', bounds: { max } })
  expect(check(field, '字'.repeat(max))).toBeUndefined()
  expect(check(field, '字'.repeat(max + 1))).toBe(`昵称不能超过 ${max} 个字符`)
  expect(check(field, ' ')).toBe('请输入昵称')
})

test.each([/^\d+$/, /^[a-z]+$/])('the pattern %s of the declaration is that of the form', (matches) => {
  const field = text('编号', { pattern: { matches, message: '编号不正确' } })
  expect(['12', 'ab', ''].map((value) => check(field, value) === undefined)).toEqual([
    matches.test('12'),
    matches.test('ab'),
    true,
  ])
})

const limits = (fields: Record<string, Field>) =>
  Object.entries(fields).flatMap(([name, { kind, label, bounds }]) =>
    (kind === 'text' || kind === 'longText') && bounds?.max && !['email', 'phone', 'idNumber'].includes(name)
      ? [[name, label, bounds.max] as const]
      : [],
  )

test.each(limits(declaredMessage))(
  'P-405 the home form holds the declared limit of %s',
  (name, label, max) => {
    const errors = (length: number) =>
      checkValues(messageSchemas.home, { ...emptyMessage, [name]: '字'.repeat(length) })
    expect(errors(max)).not.toHaveProperty(name)
    expect(errors(max + 1)).toHaveProperty(name, `${label}不能超过 ${max} 个字符`)
  },
)

const sent = limits(declaredApplication).filter(([name]) => name in emptyApplication)

test.each(sent)('X-15 the application form holds the declared limit of %s', (name, label, max) => {
  const errors = (length: number) =>
    checkValues(applicationSchema, { ...emptyApplication, [name]: '字'.repeat(length) })
  expect(errors(max)).not.toHaveProperty(name)
  expect(errors(max + 1)).toHaveProperty(name, `${label}不能超过 ${max} 个字符`)
})

test('the forms check by the very fields that the calls read by', () => {
  expect(contactMessage.fields).toMatchObject(declaredMessage)
  expect(application.fields).toMatchObject(declaredApplication)
})

test('what a field is called is declared, but where the form asks otherwise', () => {
  const { job: _job, phone: _phone, consent: _consent, ...labels } = applicationLabels
  const declared = Object.keys(labels).map((name) => [
    name,
    declaredApplication[name as keyof typeof declaredApplication].label,
  ])
  expect(labels).toEqual(Object.fromEntries(declared))
})
