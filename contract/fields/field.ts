import type { MediaKind } from '#contract/shared/media-kinds.ts'
import type { FieldError } from '#contract/shared/http-error.ts'

/** Kinds that are written. */
export type TextKind = 'text' | 'longText' | 'html' | 'link' | 'icon' | 'secret'
type NumberKind = 'order' | 'number' | 'decimal' | 'reference'
/** Kinds that are chosen on a calendar. */
export type MomentKind = 'date' | 'dateTime'
type UploadKind = 'upload' | 'uploads'

/** The kinds a field can be of; whatever is derived from fields is an exhaustive map over these. */
export type FieldKind =
  | TextKind
  | NumberKind
  | MomentKind
  | UploadKind
  | 'choice'
  | 'flag'
  | 'list'
  | 'consent'

/** A field whose type says its kind, so that what reads it may promise more than a plain value. */
export type FieldOf<Kind extends FieldKind, Value> = Field<Value> & { readonly kind: Kind }

/** The least and the most: characters of a text, a number's value, entries of a list. */
export interface Bounds {
  min?: number
  max?: number
}

/** One field of a content type. Everything about it is derived from here. */
export interface Field<Value = unknown> {
  readonly kind: FieldKind
  /** The Chinese name people read beside it. */
  readonly label: string
  /** What a new record starts with; never null where `Value` is not. */
  readonly initial: Value
  readonly isRequired: boolean
  readonly bounds?: Bounds
  /** Other names a caller may send it under. */
  readonly alsoNamed?: readonly string[]
  /** The server gives the value; what a caller sends is dropped. */
  readonly setByServer?: boolean
  /** The server gives it the time of creation. */
  readonly isCreationTime?: boolean
  /** Kept for the product's own use: no answer holds it, no caller sends it. */
  readonly isInternal?: boolean
  /** Encrypted in the database (docs/operations/configuration.md#个人信息, PII_KEY). */
  readonly isEncrypted?: boolean
  /** A secret that its own form shows: the journal tells that it was set or changed, never what it is. */
  readonly isHiddenInAudit?: boolean
  /** Value → what people read, of kinds `choice` and `flag`. */
  readonly options?: Readonly<Record<string, string>>
  /** What an upload must be. */
  readonly media?: MediaKind
  /** Name of the content type whose id this is. */
  readonly refersTo?: string
  /** Column with no two equal values. */
  readonly isUnique?: boolean
  /** Fields of one entry of a `list`. */
  readonly fields?: FieldSet
  /** What is wrong between the fields of an entry, given those that are right by themselves. */
  readonly entryRule?: (entry: Readonly<Record<string, unknown>>) => FieldError | undefined
  /** The field of a list's entries by which they are put in order, the latest first. */
  readonly latestFirst?: string
  /**
   * From what was sent to the value that is stored.
   * @throws Wrong with a Chinese sentence, for what it cannot take
   */
  read(sent: unknown): Value
  /** What lists and details show in place of the value, until it is revealed. */
  mask?(stored: Value): string
  /** From the stored value to the one on the wire; absent where they are the same. */
  shown?(stored: Value, row: Readonly<Record<string, unknown>>): unknown
}

// `any` because a field of each value type must fit, and `shown` takes its own value back.
// oxlint-disable-next-line typescript/no-explicit-any
export type FieldSet = Readonly<Record<string, Field<any>>>

export type ValueOf<SomeField> = SomeField extends { readonly initial: infer Value } ? Value : never

/** The values of a set of fields as they are on the wire. */
export type ValuesOf<Fields extends FieldSet> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** The names a caller may send. */
export type SendableName<Fields extends FieldSet> = {
  [Name in keyof Fields & string]: Fields[Name] extends { setByServer: true } ? never : Name
}[keyof Fields & string]

/** What a caller may send: absent keeps, null and '' empty (docs/design/contract-engine.md#rules, rule 5), but never a flag. */
export type SentValues<Fields extends FieldSet> = {
  [Name in SendableName<Fields>]?: ValueOf<Fields[Name]> extends 0 | 1
    ? ValueOf<Fields[Name]>
    : ValueOf<Fields[Name]> | null
}
