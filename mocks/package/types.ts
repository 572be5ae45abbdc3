import type { HttpHandler } from 'msw'
import type { ContentTypeName, ScenarioName } from './names.ts'

/** A scenario's name, or any text of the language of situations, such as `save@banner=500,times:1`. */
export type SituationText = ScenarioName | (string & {})

/** Own records by the name of their content type; a record without an id gets the next one. */
export type Records = Readonly<Partial<Record<ContentTypeName, readonly Readonly<Record<string, unknown>>[]>>>

/** What a mocked API begins with. */
export interface MockApiOptions {
  /** How it behaves; as usual when absent. */
  readonly situation?: SituationText
  /** Whose calls are answered, as `http://localhost:3000`; everybody's when absent. */
  readonly origin?: string
  /** Bytes of the demonstration media by their name, such as `demo-about.webp`; without it they are not found. */
  readonly readMedia?: (name: string) => Promise<Uint8Array | undefined>
}

/** The API in memory: its MSW handlers, and what a test says to it beside the calls. */
export interface MockApi {
  /** For `setupServer(...handlers)` and `setupWorker(...handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** Who may sign in: invented, and nowhere else. */
  readonly accounts: readonly MockAccount[]
  /** The situation in force, as a text. */
  situation(): string
  /**
   * Begins a situation; what it counts begins with it.
   * @throws RangeError naming what is wrong and the nearest texts
   */
  begin(situation: SituationText): void
  /** The last 200 calls, the earliest first. */
  calls(): readonly MadeCall[]
  forgetCalls(): void
  /**
   * Puts own records in the place of those of the named types, until the next `reset()`.
   * @throws Error naming the type, the record and the field that is wrong
   */
  seed(records: Records): void
  /** Sets the API's time, which goes on from there, or stands. */
  setClock(moment: Date, options?: { readonly isStopped?: boolean }): void
  /** Everything as at the beginning: content, the first situation, the real time, no calls. */
  reset(): void
}

/** Somebody who may sign in. */
export interface MockAccount {
  readonly username: string
  readonly realName: string
  readonly password: string
}

/** A call that was made, with what was sent and answered. */
export interface MadeCall {
  /** The declared line, such as `GET /api/banner/list`; the address where nothing is declared. */
  readonly line: string
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** The body as a text; a file is told by its type. */
  readonly sent: string
  /** HTTP status; 0 for a connection that was cut, absent while the answer is awaited. */
  readonly status?: number
  readonly answered?: string
  /** The rules that made the answer what it is. */
  readonly applied?: string
}

/** A situation that has a name. */
export interface NamedSituation {
  readonly name: ScenarioName
  /** Its group and what it is called, in Chinese. */
  readonly group: string
  readonly label: string
  /** What it is composed of. */
  readonly composition: string
}
