import { nearestNames } from './nearest-names.ts'
import { outcomeWords, type Behaviour, type Outcome, type OutcomeWord } from './mock-rules.ts'
import { bracketed, splitOutside, unbracketed } from './split-text.ts'
import { proxyStatuses, statuses } from './statuses.ts'
import { RulesError } from './rules-error.ts'

const MOST_DELAY_MS = 600_000
const MOST_TIMES = 9999

type Draft = { -readonly [Name in keyof Behaviour]: Behaviour[Name] }

/** What stands as `name:value`, and how it is read. */
const settings: Readonly<Record<string, (draft: Draft, value: string, piece: string) => void>> = {
  delay(draft, value, piece) {
    const [, amount = '', unit = ''] = /^(\d{1,6})(ms|s)$/.exec(value) ?? []
    const ms = Number(amount) * (unit === 's' ? 1000 : 1)
    if (unit === '' || ms === 0 || ms > MOST_DELAY_MS)
      throw new RulesError(`“${piece}”要写成 delay:3s 或 delay:300ms，最长 600s`, piece)
    draft.delayMs = ms
  },
  from: (draft, value, piece) => (draft.from = counted(value, piece)),
  times: (draft, value, piece) => (draft.times = counted(value, piece)),
  retry: (draft, value, piece) => (draft.retryAfterSeconds = counted(value, piece)),
  as(draft, value, piece) {
    if (value !== '200') throw new RulesError(`“${piece}”只能写 as:200`, piece, ['as:200'])
    draft.as = 200
  },
}

const words = [...statuses, ...Object.keys(outcomeWords)]
const known = [...words, ...Object.keys(settings).map((name) => `${name}:`)]

/**
 * Reads what a rule does: an outcome and settings, joined by commas.
 * @throws {RulesError} where a piece is unknown, stands twice or goes not with another
 */
export function parseBehaviour(text: string): Behaviour {
  const draft: Draft = {}
  const seen = new Map<string, string>()
  for (const piece of splitOutside(text, ',')) {
    const { kind, read } = pieceOf(piece)
    const before = seen.get(kind)
    if (before === piece) throw new RulesError(`“${piece}”写了两次`, text)
    if (before !== undefined) throw new RulesError(`“${before}”与“${piece}”只能选一个`, text, [before, piece])
    seen.set(kind, piece)
    read(draft)
  }
  refuseIdle(draft, text)
  return draft
}

function pieceOf(piece: string): { kind: string; read: (draft: Draft) => void } {
  const [, name = '', value] = /^([a-z]+):(.*)$/.exec(piece) ?? []
  const setting = value === undefined || !Object.hasOwn(settings, name) ? undefined : settings[name]
  if (setting) return { kind: name, read: (draft) => setting(draft, value ?? '', piece) }
  const outcome = parseOutcome(piece)
  return { kind: 'outcome', read: (draft) => (draft.outcome = outcome) }
}

function parseOutcome(piece: string): Outcome {
  const [, word = piece, sentence] = /^([^(]*)(\([^]*\))?$/.exec(piece) ?? []
  const broken = /^broken(?::(\d+))?$/.exec(word)
  const isWord = Object.hasOwn(outcomeWords, word) || broken
  if (!isWord && !statuses.includes(word))
    throw new RulesError(
      piece === '' ? '没有说怎样回答' : `不认识“${word}”这种回答`,
      word,
      nearestDoings(word),
    )
  if (sentence !== undefined && (isWord || word in proxyStatuses || word === '409'))
    throw new RulesError(`“${word}”不带句子`, piece, [word])
  if (broken) return { kind: 'broken', ...(broken[1] && { place: counted(broken[1], piece) }) }
  if (isWord) return { kind: word as Exclude<OutcomeWord, 'broken'> }
  return {
    kind: 'status',
    status: Number(word),
    ...(sentence !== undefined && { sentence: unbracketed(sentence) }),
  }
}

/** A setting with a mistyped name keeps its value. */
function nearestDoings(word: string): string[] {
  const [, name = word, value = ''] = /^([a-z]+:)(.*)$/i.exec(word) ?? []
  return nearestNames(name, known).map((each) => (each.endsWith(':') ? `${each}${value}` : each))
}

function counted(value: string, piece: string): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (number === 0) throw new RulesError(`“${piece}”里应是 1 到 ${MOST_TIMES} 的整数`, piece)
  return number
}

/** What says nothing, or something about an answer that it does not give. */
function refuseIdle({ outcome, delayMs, as, retryAfterSeconds }: Draft, text: string): void {
  if (!outcome && delayMs === undefined) throw new RulesError(`“${text}”没有说怎样回答`, text)
  const status = outcome?.kind === 'status' ? outcome.status : undefined
  if (as && status === undefined && outcome?.kind !== 'fields')
    throw new RulesError('“as:200”要与失败的状态一起写，如 500,as:200', text)
  if (retryAfterSeconds !== undefined && status !== 429 && status !== 503)
    throw new RulesError('“retry”只与 429 或 503 一起写', text)
}

/** The text of an outcome. */
export function writeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'broken') return outcome.place === undefined ? 'broken' : `broken:${outcome.place}`
  if (outcome.kind !== 'status') return outcome.kind
  return `${outcome.status}${outcome.sentence === undefined ? '' : bracketed(outcome.sentence)}`
}
