import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access, AnswerShape, AnswerWord } from '#contract/engine/operation.ts'
import { inEnvelope, type ReadAs, type ResponseShape } from '#contract/engine/response-format.ts'
import type { Field } from '#contract/fields/field.ts'
import { shownSchema } from './field-schema.ts'
import { mapped } from './named-parts.ts'
import { datedRecord, recordFor } from './record-schemas.ts'
import { exactly, json, listOf, nothing, oneOf, plain, type Schema } from './schema.ts'

const emptyObject: Schema = { type: 'object', maxProperties: 0 }
const total: Schema = { type: 'integer', minimum: 0, description: '总条数' }

const words = {
  records: (type, access) => listOf(recordFor(type, access)),
  page: (type, access) => listOf(recordFor(type, access)),
  record: recordFor,
  datedRecord,
  recordOrNull: (type, access) => oneOf(recordFor(type, access), nothing),
  recordOrEmpty: (type, access) => oneOf(recordFor(type, access), emptyObject),
  // A visitor learns no more than that it worked.
  savedRecord: (type, access) => (access === 'public' ? nothing : recordFor(type, access)),
  count: () => ({ type: 'integer', minimum: 0 }),
  nothing: () => nothing,
  boolean: () => ({ type: 'boolean' }),
  anything: () => ({}),
} satisfies Record<AnswerWord | 'boolean' | 'anything', (type: ContentType, access: Access) => Schema>

const contents = {
  data(response, data, message) {
    const parts = { code: { const: 200 }, message: { const: message }, data, total }
    return json(exactly(inEnvelope<Schema>(response, parts)))
  },
  body: (_reply, data) => json(data === nothing ? emptyObject : data),
  message: ({ message }) => plain({ type: 'string', const: message }),
  bytes: () => ({ '*/*': {} }),
} satisfies Record<
  ReadAs,
  (response: ResponseShape, data: Schema, message: string) => Record<string, { schema?: Schema }>
>

/** What a public file answers to a caller that names a range or has it already (C-193). */
const rangeAnswers: Record<number, object> = {
  206: { description: '所要的一段', content: { '*/*': {} } },
  304: { description: '内容没有变化' },
  416: { description: '所要的一段不存在' },
}

/** The answers of a call that succeeds, in its own shape. */
export function successesOf(
  type: ContentType,
  { access, operation, response }: Call,
): Record<number, object> {
  const content = contents[response.readAs](
    response,
    schemaOf(operation.answers, type, access),
    operation.successMessage,
  )
  const isPublicFile = response.readAs === 'bytes' && access === 'public'
  return {
    200: { description: response.message ?? operation.successMessage, content },
    ...(isPublicFile ? rangeAnswers : {}),
  }
}

/** The record that a 409 holds. */
export function currentOf(type: ContentType, { operation }: Call): Schema {
  const current = operation.current ?? (type.isStored ? 'record' : 'nothing')
  return schemaOf(current, type, 'admin')
}

function schemaOf(answer: AnswerShape, type: ContentType, access: Access): Schema {
  if (typeof answer === 'string') return words[answer](type, access)
  if (isList(answer)) return listOf(schemaOf(answer[0], type, access))
  if (isField(answer)) return shownSchema(answer)
  const { '*': others, ...named } = answer
  return {
    ...exactly(mapped(named, (each) => schemaOf(each, type, access))),
    ...(others !== undefined && { additionalProperties: schemaOf(others, type, access) }),
  }
}

const isList = (answer: AnswerShape): answer is readonly [AnswerShape] => Array.isArray(answer)
const isField = (answer: object): answer is Field => 'kind' in answer && 'read' in answer
