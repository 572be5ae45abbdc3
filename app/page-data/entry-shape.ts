import { field } from '#contract/declare.ts'
import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { AnswerShape } from '#contract/engine/operation.ts'
import type { Field } from '#contract/fields/field.ts'
import { pageTexts } from './page-text-fields.ts'

/** What one entry of an answer holds: fields, and lists of entries that no field declares. */
// oxlint-disable-next-line typescript/consistent-indexed-object-style -- a record cannot hold itself
export type EntryShape = { readonly [name: string]: Field | readonly [EntryShape] }

/** What a call that pages read answers. */
export interface ReadShape {
  isList: boolean
  entry: EntryShape
}

const id = field.number('编号')
const createTime = field.createdTime()
const ONE_RECORD = ['single', 'first', 'shown']

/** Every call that pages read, by its endpoint, as the contract declares it. */
export const readShapes: ReadonlyMap<string, ReadShape> = new Map(
  contract.flatMap((type: ContentType) =>
    type.calls.flatMap((call) => {
      const shape =
        call.access === 'admin' || !call.endpoint.startsWith('GET ') ? undefined : shapeOf(type, call)
      return shape ? [[call.endpoint, shape] as const] : []
    }),
  ),
)

function shapeOf(type: ContentType, { endpoint, operation }: Call): ReadShape | undefined {
  if (endpoint === 'GET /api/page-config/{page}') return { isList: false, entry: pageTexts }
  if (operation.name === 'list') return { isList: true, entry: seenOf(type) }
  const answers = operation.answers
  if (answers === 'datedRecord') return { isList: false, entry: { ...seenOf(type), createTime } }
  if (ONE_RECORD.includes(operation.name)) return { isList: false, entry: seenOf(type) }
  return isListOfEntries(answers) ? { isList: true, entry: answers[0] } : undefined
}

/** What visitors see of a type's records. */
function seenOf({ fields, publicFields }: ContentType): EntryShape {
  return Object.fromEntries(publicFields.map((name) => [name, name === 'id' ? id : (fields[name] as Field)]))
}

function isListOfEntries(answers: AnswerShape | undefined): answers is readonly [EntryShape] {
  return Array.isArray(answers) && typeof answers[0] === 'object' && !Array.isArray(answers[0])
}
