import type { Endpoint } from '#content/registry/api-client.ts'
import type { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { AnswersValue } from '#contract/engine/operation.ts'
import type { FieldSet, ValueOf } from '#contract/fields/field.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { SafeLink } from '#contract/shared/safe-link.ts'
import type { pageTexts } from './page-text-fields.ts'

/** A public call that pages read; it returns records or values computed from them. */
export type PageReadEndpoint = LineIn<(typeof contract)[number]> & Endpoint

/** One entry of what a call answers, as `Read` hands it on. */
export type EntryOf<Of extends PageReadEndpoint> = Of extends 'GET /api/page-config/{page}'
  ? EntryOfFields<typeof pageTexts, keyof typeof pageTexts>
  : EntryIn<(typeof contract)[number], Of>

/** An entry without the formatted texts that stand on pages of their own. */
export type EntryWithoutHtml<Of extends PageReadEndpoint> = {
  [Name in keyof EntryOf<Of> as EntryOf<Of>[Name] extends CleanHtml ? never : Name]: EntryOf<Of>[Name]
}

type RecordWord = 'records' | 'record' | 'datedRecord' | 'recordOrNull' | 'recordOrEmpty'

type LineIn<Type extends ContentType> = LineOf<Type['calls'][number]>
type LineOf<Some> =
  Some extends Call<infer Of extends `GET ${string}`, 'public' | 'optionalAuth', 'nothing', infer Answers>
    ? Answers extends RecordWord | AnswersValue<readonly object[]>
      ? Of
      : Of extends 'GET /api/page-config/{page}'
        ? Of
        : never
    : never

type EntryIn<Type, Of extends string> =
  Type extends ContentType<string, infer Fields, infer Seen, infer Declared>
    ? EntryOfCall<Extract<Declared[number], { endpoint: Of }>, Fields, Seen>
    : never

type EntryOfCall<Some, Fields extends FieldSet, Seen extends string> =
  Some extends Call<string, 'public' | 'optionalAuth', 'nothing', infer Answers>
    ? Answers extends AnswersValue<readonly (infer Value)[]>
      ? Filled<Value>
      : Answers extends 'datedRecord'
        ? EntryOfFields<Fields, Seen> & { createTime: string }
        : EntryOfFields<Fields, Seen>
    : never

/** What visitors see of some fields; `id` is no field. */
type EntryOfFields<Fields extends FieldSet, Seen extends string> = {
  [Name in Seen]: Name extends keyof Fields ? ReadValue<Fields[Name]> : number
}

/** The type that `read-entry.ts` gives a field's value, by its kind where the declaration's type tells it. */
type ReadValue<Some> = Some extends { kind: 'link' }
  ? SafeLink | undefined
  : Some extends { kind: 'html' }
    ? CleanHtml
    : Some extends { fields: infer Fields extends FieldSet }
      ? EntryOfFields<Fields, keyof Fields & string>[]
      : Filled<ValueOf<Some>>

/** No text and no list is ever missing; a choice that nobody made is empty; a number may be missing. */
type Filled<Value> = [Value] extends [string | null | undefined]
  ? string extends Value
    ? string
    : NonNullable<Value> | ''
  : Value extends readonly (infer One)[]
    ? Filled<One>[]
    : Value extends object
      ? { [Name in keyof Value]: Filled<Value[Name]> }
      : Value
