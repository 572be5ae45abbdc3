import type { BatchAct } from '#contract/engine/batch-operation.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import type { FieldSet, SentValues, ValueOf } from '#contract/fields/field.ts'
import type { Access, AnswersValue } from '#contract/engine/operation.ts'

/** What `ask` needs to know of one call. */
export interface CallTypes {
  input: object
  output: unknown
}

/** Every call of a list of content types by its line, with what it is sent and what it answers. */
export type CallsOf<Types extends readonly ContentType[]> = UnionToIntersection<CallsOfType<Types[number]>>

type CallsOfType<Type> =
  Type extends ContentType<string, infer Fields, infer Seen, infer Declared>
    ? { [Some in Declared[number] as Some['line']]: TypesOfCall<Type, Fields, Seen, Some> }
    : never

type TypesOfCall<Type, Fields extends FieldSet, Seen extends string, Some> =
  Some extends Call<infer Line, infer Who, infer Takes, infer Answers, infer Read>
    ? {
        input: Simplify<PathInput<Line> & QueryInput<Line, Fields> & BodyInput<Line, Takes, Fields>>
        output: Read extends 'sentence'
          ? string
          : Read extends 'bytes'
            ? Blob
            : OutputOf<Answers, Who, Shown<Type, Seen, Who>>
      }
    : never

/** A record as the caller of such a call reads it: what visitors see; on `either` the rest may be there too. */
type Shown<Type, Seen extends string, Who extends Access> = Who extends 'visitor'
  ? Simplify<Pick<RecordOf<Type>, Seen & keyof RecordOf<Type>>>
  : Who extends 'either'
    ? Simplify<Pick<RecordOf<Type>, Seen & keyof RecordOf<Type>> & Partial<RecordOf<Type>>>
    : Simplify<RecordOf<Type>>

type OutputOf<Answers, Who extends Access, Record> =
  Answers extends AnswersValue<infer Value>
    ? Value
    : Answers extends 'savedRecord'
      ? Who extends 'visitor'
        ? null
        : Record
      : Answers extends keyof WordOutputs<Record>
        ? WordOutputs<Record>[Answers]
        : never

interface WordOutputs<Record> {
  records: Record[]
  /** `total` stands beside `data` on the wire; `ask` hands both on. */
  page: { records: Record[]; total: number }
  record: Record
  recordOrNull: Record | null
  recordOrEmpty: Record | { [Name in keyof Record]?: undefined }
  count: number
  nothing: null
}

/** `{id}` and the like stand at the top of the input. */
type PathInput<Line extends string> = { [Name in PathNames<Line>]: Name extends 'id' ? number : string }

type PathNames<Line extends string> = Line extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type QueryInput<Line extends string, Fields extends FieldSet> = [QueryNames<Line>] extends [never]
  ? unknown
  : { query?: { [Name in QueryNames<Line>]?: Name extends keyof Fields ? ValueOf<Fields[Name]> : string } }

type QueryNames<Line extends string> = Line extends `${string}?${infer Names}` ? SplitNames<Names> : never
type SplitNames<Names extends string> = Names extends `${infer Name}=&${infer Rest}`
  ? Name | SplitNames<Rest>
  : Names extends `${infer Name}=`
    ? Name
    : never

/** Parameters of the two lists that page on the server. */
export interface PageQuery {
  page?: number
  size?: number
  keyword?: string
  /** A declared field or `id`. */
  sort?: string
  order?: 'asc' | 'desc'
  status?: 0 | 1
  /** Only posts that look like a program's, or only the others. */
  suspect?: 0 | 1
  /** Inclusive days, `YYYY-MM-DD` in Asia/Shanghai. */
  from?: string
  to?: string
}

type BodyInput<Line extends string, Takes, Fields extends FieldSet> = Takes extends 'nothing'
  ? Versioned<Line>
  : Takes extends 'pageQuery'
    ? { query?: PageQuery }
    : Takes extends 'multipart'
      ? { body: FormData }
      : Takes extends 'record'
        ? { body: SentValues<Fields> & { id?: number | null } } & Versioned<Line>
        : Takes extends 'recordWithId'
          ? {
              body: SentValues<Fields> & (Line extends `${string}{id}${string}` ? unknown : { id: number })
            } & Versioned<Line>
          : Takes extends 'idAndStatus'
            ? (Line extends `${string}?status=` ? unknown : { body: { id: number; status: 0 | 1 } }) &
                Versioned<Line>
            : Takes extends 'ids'
              ? { body: { ids: number[] } }
              : Takes extends 'batch'
                ? { body: { act: BatchAct; ids: number[] } }
                : Takes extends FieldSet
                  ? { body: SentValues<Takes> } & Versioned<Line>
                  : never

type Versioned<Line extends string> = Line extends `GET ${string}`
  ? unknown
  : {
      /** `versionOf` the record that was edited; a stale one is refused with a 409. */
      ifMatch?: string
    }

export type Simplify<Some> = { [Name in keyof Some]: Some[Name] } & {}

type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never
