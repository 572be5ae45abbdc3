import type { ContentName } from './contents.ts'
import type { ShapeName } from '#mocks/shapes/answer-shapes.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import type { CallWord } from './call-words.ts'

/** How the API behaves for a while: parts that combine, in the order they were written (docs/mocks.md). */
export interface MockRules {
  readonly parts: readonly Part[]
}

export type Part = PresetPart | CallsPart | ContentPart | ShapePart | FaultPart

/** A composition that has a name, such as `slow`. */
export interface PresetPart {
  readonly kind: 'preset'
  readonly name: ScenarioName
}

/** What some calls do: `save@banner=500,times:1`. */
export interface CallsPart {
  readonly kind: 'calls'
  /** A call that fits one of these is meant. */
  readonly calls: readonly CallGroup[]
  readonly behaviour: Behaviour
}

/** Calls by what they are, or by their address. */
export type CallGroup =
  | { readonly words: readonly CallWord[]; readonly type?: string }
  /** A path with `*` for any text; without a method any is meant. */
  | { readonly method?: string; readonly path: string }

/** What happens to a call that is meant. */
export interface Behaviour {
  /** What it answers; absent where it only takes longer. */
  readonly outcome?: Outcome
  /** The status on the wire in place of the body's: servers of an older make fail with 200. */
  readonly as?: 200
  readonly retryAfterSeconds?: number
  readonly delayMs?: number
  /** From which time on that one call is made; 1 when absent. */
  readonly from?: number
  /** How many times; for good when absent. */
  readonly times?: number
}

export type Outcome =
  /** A refusal in the call's own shape; an empty sentence is a refusal without words. */
  | { readonly kind: 'status'; readonly status: number; readonly sentence?: string }
  /** The record at this place of a list, counted from 1, is broken. */
  | { readonly kind: 'broken'; readonly place?: number }
  | { readonly kind: Exclude<OutcomeWord, 'broken'> }

/** Outcomes that have a name. */
export const outcomeWords = {
  ok: '照常回答',
  cut: '网络中断',
  half: '回答只有一半',
  empty: '回答没有内容',
  'not-json': '回答不是 JSON',
  html: '以 200 返回网页',
  'wrong-shape': '回答的结构不对',
  broken: '列表里有一条坏记录',
  fields: '字段校验不通过',
  trickle: '上传一点一点到达',
} as const

export type OutcomeWord = keyof typeof outcomeWords

/** Other content than usual: `content=long`, `content@banner=empty`. */
export interface ContentPart {
  readonly kind: 'content'
  /** One content type; all when absent. */
  readonly of?: string
  readonly is: ContentName
}

/** Another legal way to write the same answers: `shape=location`. */
export interface ShapePart {
  readonly kind: 'shape'
  readonly is: ShapeName
}

/** What is no call: `ready=no`, `map=cut`, `late-parts=missing`. */
export type FaultPart = {
  [Place in PlaceName]: { readonly kind: 'place'; readonly place: Place; readonly is: FaultOf<Place> }
}[PlaceName]

/** What else a page asks for, and what may become of it. */
export const faultTargets = {
  ready: ['no'],
  map: ['cut'],
  'late-parts': ['missing', 'never'],
  backups: ['good', 'failed', 'overdue', 'drill-failed'],
} as const

export type PlaceName = keyof typeof faultTargets
/** What may become of one of them. */
export type FaultOf<Place extends PlaceName> = (typeof faultTargets)[Place][number]
