/**
 * The words in which the specification is typed: kinds of fields, and calls by what they do. They describe what the two
 * specification texts and their decisions say, and know nothing of how the product declares it.
 */

export type Kind =
  | 'line'
  | 'text'
  | 'html'
  | 'icon'
  | 'link'
  | 'path'
  | 'paths'
  | 'entries'
  | 'choice'
  | 'order'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'id'
  | 'day'
  | 'moment'

/** What the specification says of one field. */
export interface SpecifiedField {
  kind: Kind
  /** A value as people would really send it. */
  good: unknown
  /** Whether visitors may read it. */
  isPublic?: boolean
  /** The sentence when it is missing; `true` where the text is not given (X-67: 请输入…, 请选择…, 请上传…). */
  required?: string | true
  /** What a new record holds when it did not come, where the specification gives it. */
  initial?: unknown
  min?: number
  max?: number
  options?: readonly string[]
  /** The fields of one entry of a list. */
  entry?: Readonly<Record<string, SpecifiedField>>
  /** Never taken from a caller. */
  isServers?: boolean
  /** Answers of lists mask it. */
  isMasked?: boolean
  /** A value of its own form that holds `tag`, where just any text is refused. */
  withTag?(tag: string): unknown
}

export type Facts = Partial<Omit<SpecifiedField, 'kind' | 'good'>>

const maker =
  (kind: Kind, own: Facts = {}) =>
  (good: unknown, facts: Facts = {}): SpecifiedField => ({ kind, good, ...own, ...facts })

/** One line of text, up to 255 characters. */
export const line = maker('line')
/** Long text, up to 20 000 characters. */
export const text = maker('text')
/** Formatted text, up to 200 000 characters, sanitised on save. */
export const html = maker('html')
export const icon = maker('icon')
/** An address that visitors may follow: http or / only. */
export const link = maker('link')
/** An uploaded image, film or sound. */
export const path = maker('path')
/** A list of uploads, as a list or as JSON text, up to 100. */
export const paths = maker('paths')
export const day = maker('day')
export const moment = maker('moment')
export const recordId = maker('id')
export const whole = maker('whole')
export const decimal = maker('decimal')
export const address = maker('line', { withTag: (tag) => `${tag}@example.com` })

/** 1 enabled, 0 disabled; 1 for a new record unless said otherwise (back-office §4, §9). */
export const flag = (facts: Facts = {}): SpecifiedField => ({ kind: 'flag', good: 1, initial: 1, ...facts })

/** The ordering field: least 0, a new record has 0; 999 is the most where back-office §5.3 says so. */
export const order = (facts: Facts = {}): SpecifiedField => ({
  kind: 'order',
  good: 3,
  initial: 0,
  min: 0,
  ...facts,
})

export const choice = (options: readonly string[], good: string, facts: Facts = {}): SpecifiedField => ({
  kind: 'choice',
  options,
  good,
  ...facts,
})

/** A list of entries, as a list or as JSON text, up to 100. */
export const entries = (
  entry: Readonly<Record<string, SpecifiedField>>,
  facts: Facts = {},
): SpecifiedField => ({
  kind: 'entries',
  entry,
  good: [Object.fromEntries(Object.entries(entry).map(([name, { good }]) => [name, good]))],
  ...facts,
})

/** Visitors may read it (`public` where it is specified). */
export const seen = (field: SpecifiedField): SpecifiedField => ({ ...field, isPublic: true })

/** Set by the server, whatever a caller sends. */
export const createTime = moment('2026-02-01 08:00:00', { isServers: true })

export type Shape = 'envelope' | 'envelope with msg' | 'envelope with total' | 'bare' | 'plain text' | 'file'
/** What `data` (or the bare body) is. */
export type Answers =
  | 'records'
  | 'record'
  | 'record or null'
  | 'object'
  | 'number'
  | 'text'
  | 'nothing'
  | 'id only'
  | 'bytes'
/** What a call does with records of its type; `special` follows no rule and has tests of its own. */
export type Does =
  | 'list'
  | 'first'
  | 'read'
  | 'add'
  | 'update'
  | 'save'
  | 'save single'
  | 'delete'
  | 'status'
  | 'special'

export interface SpecifiedCall {
  /** Where the specification, a decision or `docs/spec/added-since.md` numbers it. */
  number?: string
  /** As the specification writes it, `{id}` and all. */
  endpoint: string
  access: 'visitor' | 'either' | 'admin'
  shape: Shape
  answers: Answers
  does: Does
  /** The sentence of success (contract.json, X-45). */
  success?: string
  /** What one good request sends. */
  body?: Readonly<Record<string, unknown>>
  /** The field that a toggle sets, where it is not `status`. */
  sets?: string
  /** Values of `{names}` in the line other than the id. */
  params?: Readonly<Record<string, string>>
  /** Exact keys of an answered object, in order, where it is no record of a type. */
  keys?: readonly string[]
}

/** One kind of record with all its calls. */
export interface SpecifiedType {
  /** Its name where it is specified, else any name that no other has. */
  entity: string
  /** First part of the path of its calls, or parts where records share an area. */
  area: string
  /** Who reads the id; some records have none on the wire. */
  id: 'everybody' | 'administrators' | 'nobody'
  isSingle?: boolean
  /** In the order of answers, the id left out. */
  fields: Readonly<Record<string, SpecifiedField>>
  /** Ascending one after the other, then by id; `-` in front for descending. None: newest first. */
  sortedBy?: readonly string[]
  /** Fields that must all be 1 for visitors to see the record. */
  shownWhile?: readonly string[]
  /** A visitor's read that filters by a field. */
  filteredBy?: string
  calls: readonly SpecifiedCall[]
}

type Others = Partial<SpecifiedCall>
/** Makes a call of its kind, with its number where it has one. */
interface CallMaker {
  (number: string, line: string, others?: Others): SpecifiedCall
  (line: string, others?: Others): SpecifiedCall
}

const caller =
  (own: Pick<SpecifiedCall, 'access' | 'answers' | 'does'> & Others): CallMaker =>
  (first: string, second?: string | Others, others?: Others): SpecifiedCall => ({
    shape: 'envelope',
    ...own,
    ...(typeof second === 'string'
      ? { number: first, endpoint: second, ...others }
      : { endpoint: first, ...second }),
  })

export const publicList = caller({ access: 'visitor', does: 'list', answers: 'records' })
export const adminList = caller({ access: 'admin', does: 'list', answers: 'records' })
/** One of the ten single reads that serve visitors and administrators. */
export const sharedRead = caller({ access: 'either', does: 'read', answers: 'record or null' })
export const add = caller({ access: 'admin', does: 'add', answers: 'record', success: '添加成功' })
export const update = caller({ access: 'admin', does: 'update', answers: 'record', success: '更新成功' })
export const save = caller({ access: 'admin', does: 'save', answers: 'record', success: '保存成功' })
export const saveSingle = caller({
  access: 'admin',
  does: 'save single',
  answers: 'record',
  success: '保存成功',
})
export const remove = caller({ access: 'admin', does: 'delete', answers: 'nothing', success: '删除成功' })
export const setStatus = caller({
  access: 'admin',
  does: 'status',
  answers: 'record',
  success: '状态更新成功',
})
/** What visitors send; they learn no more than that it worked. */
export const visitorsPost = caller({ access: 'visitor', does: 'special', answers: 'nothing' })
export const special = caller({ access: 'admin', does: 'special', answers: 'object' })
