import type { BatchAct } from '#contract/operations/batch-operation.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import type { FieldSet, SentValues, ValueOf } from '#contract/fields/field.ts'
import type { Access, AnswersValue, AnswerWord, Takes } from '#contract/engine/operation.ts'

/** What the API client needs to know of one call. */
export interface CallTypes {
  input: object
  output: unknown
}

/** Every call of a list of content types by its endpoint, with its input and output. */
export type CallsOf<Types extends readonly ContentType[]> = UnionToIntersection<CallsOfType<Types[number]>>

type CallsOfType<Type> =
  Type extends ContentType<string, infer Fields, infer Seen, infer Declared>
    ? { [Some in Declared[number] as Some['endpoint']]: TypesOfCall<Type, Fields, Seen, Some> }
    : never

type TypesOfCall<Type, Fields extends FieldSet, Seen extends string, Some> =
  Some extends Call<infer Endpoint, infer Who, infer Sent, infer Answers, infer Read>
    ? {
        input: Simplify<
          PathInput<Endpoint> & QueryInput<Endpoint, Fields> & BodyInput<Endpoint, Sent, Fields>
        >
        output: ReadOutputs<OutputOf<Answers, Who, Shown<Type, Seen, Who>>>[Read]
      }
    : never

/** A record as the caller reads it: public fields; with `optionalAuth` the rest may be there too. */
type Shown<Type, Seen extends string, Who extends Access> = Who extends 'public'
  ? Simplify<Pick<RecordOf<Type>, Seen & keyof RecordOf<Type>>>
  : Who extends 'optionalAuth'
    ? Simplify<Pick<RecordOf<Type>, Seen & keyof RecordOf<Type>> & Partial<RecordOf<Type>>>
    : Simplify<RecordOf<Type>>

/** What the API client returns, by how the response is read. */
interface ReadOutputs<Data> {
  data: Data
  body: Data
  message: string
  bytes: Blob
}

type OutputOf<Answers, Who extends Access, Record> =
  Answers extends AnswersValue<infer Value>
    ? Value
    : Answers extends AnswerWord
      ? WordOutputs<Who, Record>[Answers]
      : never

/** What an operation answers, by its word. */
interface WordOutputs<Who extends Access, Record> {
  records: Record[]
  /** `total` stands beside `data` on the wire; the API client returns both. */
  page: { records: Record[]; total: number }
  record: Record
  datedRecord: Record & { createTime: string }
  recordOrNull: Record | null
  recordOrEmpty: Record | { [Name in keyof Record]?: undefined }
  /** A visitor learns no more than that it worked. */
  savedRecord: Who extends 'public' ? null : Record
  count: number
  nothing: null
}

/** `{id}` and the like stand at the top of the input. */
type PathInput<Endpoint extends string> = {
  [Name in PathNames<Endpoint>]: Name extends 'id' ? number : string
}

type PathNames<Endpoint extends string> = Endpoint extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type QueryInput<Endpoint extends string, Fields extends FieldSet> = [QueryNames<Endpoint>] extends [never]
  ? unknown
  : {
      query?: { [Name in QueryNames<Endpoint>]?: Name extends keyof Fields ? ValueOf<Fields[Name]> : string }
    }

type QueryNames<Endpoint extends string> = Endpoint extends `${string}?${infer Names}`
  ? SplitNames<Names>
  : never
type SplitNames<Names extends string> = Names extends `${infer Name}=&${infer Rest}`
  ? Name | SplitNames<Rest>
  : Names extends `${infer Name}=`
    ? Name
    : never

/** Parameters of every list that pages on the server; an endpoint may name fields besides. */
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

type BodyInput<Endpoint extends string, Sent, Fields extends FieldSet> = Sent extends Takes
  ? SentInputs<Endpoint, Fields>[Sent]
  : Sent extends FieldSet
    ? { body: SentValues<Sent> } & Versioned<Endpoint>
    : never

/** What a call is sent beside its path, by what its operation takes. */
interface SentInputs<Endpoint extends string, Fields extends FieldSet> {
  nothing: Versioned<Endpoint>
  pageQuery: { query?: PageQuery }
  multipart: { body: FormData }
  record: { body: SentValues<Fields> & { id?: number | null } } & Versioned<Endpoint>
  recordWithId: { body: SentValues<Fields> & IdInBody<Endpoint> } & Versioned<Endpoint>
  idAndStatus: StatusInBody<Endpoint> & Versioned<Endpoint>
  ids: { body: SentRecords }
  batch: { body: { act: BatchAct } & SentRecords }
}

interface SentRecords {
  ids: number[]
  /** `versionOf` each record as it was seen, in the order of `ids`; one that is stale refuses all. */
  versions?: string[]
}

type IdInBody<Endpoint extends string> = Endpoint extends `${string}{id}${string}` ? unknown : { id: number }
type StatusInBody<Endpoint extends string> = Endpoint extends `${string}?status=`
  ? unknown
  : { body: { id: number; status: 0 | 1 } }

type Versioned<Endpoint extends string> = Endpoint extends `GET ${string}`
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
