import { isTaken } from '#contract/fields/check-fields.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'
import { inventedApplicant } from '#contract/privacy/invented-people.ts'

type Values = Record<string, unknown>

// What a field of each kind can be sent; `undefined` leaves it out.
const byKind: Record<FieldKind, (field: Field) => unknown> = {
  text: ({ label }) => `示例${label}`,
  longText: ({ label }) => `示例${label}，供对照使用。`,
  html: ({ label }) => `<p>示例<strong>${label}</strong></p><script>alert(1)</script>`,
  link: () => '/about',
  icon: () => 'tag',
  secret: () => 'not-a-secret-2026',
  choice: ({ options = {} }) => Object.keys(options)[0],
  order: () => 7,
  number: ({ bounds }) => Math.max(1, bounds?.min ?? 1),
  decimal: () => 31.123456,
  flag: () => 1,
  reference: () => 1,
  date: () => '2024-05-06',
  dateTime: () => '2026-05-06 07:08:09',
  upload: ({ media }) => (media === 'video' ? '/upload/demo.mp4' : '/upload/demo-about.webp'),
  uploads: ({ media }) => [media === 'video' ? '/upload/demo.mp4' : '/upload/demo-about.webp'],
  list: ({ fields = {} }) => [sampleValues(fields)],
  consent: () => true,
}

const person = inventedApplicant(90)
/** Fields with a form of their own. */
const byName: Values = {
  ...person,
  homepage: '',
  fillMs: 9000,
  resumeUrl: '',
  configKey: 'sampleText',
  icpNumber: '皖ICP备12345678号-1',
  securityNumber: '皖公网安备34010402700001号',
  baiduVerification: 'codeva-1AbC',
  so360Verification: '0123abcd',
  bingVerification: '0123ABCD',
  baiduPushKey: 'edk7yc4rEZP9pDQD',
}

/** A value for every field that a caller may send. */
export function sampleValues(fields: FieldSet): Values {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.setByServer) continue
    const own = byName[name]
    values[name] = own !== undefined && suits(field, own) ? own : byKind[field.kind](field)
  }
  return values
}

/** A value of a wrong type for every field. */
export function wrongValues(fields: FieldSet): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, { wrong: true }]))
}

// A name or a title may be called alike elsewhere; the field decides.
const suits = (field: Field, value: unknown) =>
  ['text', 'number', 'date'].includes(field.kind) && isTaken(field, value)
