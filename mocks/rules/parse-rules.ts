import { parsePart } from './parse-part.ts'
import { refuseContradictions } from './refuse-contradictions.ts'
import type { MockRules } from './mock-rules.ts'
import { splitOutside } from './split-text.ts'
import { RulesError } from './rules-error.ts'

/** Why a text names no valid rules. */
export interface RulesRefusal {
  /** What is wrong with it, in one Chinese sentence. */
  message: string
  /** Corrected texts, nearest first, with all mistakes corrected where a correction can be guessed. */
  nearest: readonly string[]
}

export type ParsedRules =
  | { rules: MockRules; refusal?: undefined }
  | { rules?: undefined; refusal: RulesRefusal }

/**
 * Parses mock rules (docs/mocks.md, the language). Refuses unknown, repeated or contradictory rules, since a test
 * under wrong rules passes for the wrong reason.
 */
export function parseRules(text: string): ParsedRules {
  const parsed = readRules(text)
  if (!parsed.refusal) return parsed
  const { message, nearest } = parsed.refusal
  return { refusal: { message, nearest: [...new Set(nearest.map(righted))] } }
}

/** How many mistakes of one text are put right. */
const MOST_MISTAKES = 5

/** Corrects further mistakes in a proposed text; unchanged where they cannot be guessed. */
function righted(proposed: string): string {
  let text: string | undefined = proposed
  for (let mistakes = 0; text !== undefined && mistakes < MOST_MISTAKES; mistakes += 1) {
    const { refusal } = readRules(text)
    if (!refusal) return text
    text = refusal.nearest[0]
  }
  return proposed
}

function readRules(text: string): ParsedRules {
  let current = text
  try {
    if (/\p{Surrogate}/u.test(text)) throw new RulesError('文字里有不成对的代理字符')
    refuseWideLetters(text)
    const pieces = splitOutside(text, ';')
    const parts = pieces.map((piece) => {
      current = piece
      return parsePart(piece)
    })
    current = text
    const rules = { parts }
    refuseContradictions(rules)
    return { rules }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
    const { message, wrong, nearest } = error
    const whole = (right: string) => text.replace(current, () => current.replace(wrong, () => right))
    return { refusal: { message, nearest: nearest.map(whole) } }
  }
}

/** The refusal as one sentence, for places without links. */
export function refusalText({ message, nearest }: RulesRefusal): string {
  return nearest.length === 0 ? message : `${message}。最接近的：${nearest.join('、')}`
}

/** @throws {RangeError} where the text holds no valid rules: for texts that a program holds */
export function rulesOf(text: string): MockRules {
  const { rules, refusal } = parseRules(text)
  if (refusal) throw new RangeError(refusalText(refusal))
  return rules
}

const WIDE = /[；，＝：（）｜＠＊]/
const narrow: Readonly<Record<string, string>> = {
  '；': ';',
  '，': ',',
  '＝': '=',
  '：': ':',
  '（': '(',
  '）': ')',
  '｜': '|',
  '＠': '@',
  '＊': '*', // oxfmt-ignore
}

/** Typed on a Chinese keyboard; within a sentence they are right. */
function refuseWideLetters(text: string): void {
  const bare = text.replace(/\((\\[^]|[^\\)])*\)/g, '')
  const wide = WIDE.exec(bare)?.[0]
  if (wide === undefined) return
  const narrowed = text.replace(new RegExp(WIDE, 'g'), (letter) => narrow[letter] ?? letter)
  throw new RulesError(`“${wide}”要写半角`, text, [narrowed])
}
