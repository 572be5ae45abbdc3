import type { Answer } from '#contract/engine/create-answer.ts'
import { matchedCall } from '#mocks/scenarios/matched-call.ts'
import { answerShapes } from '#mocks/shapes/answer-shapes.ts'
import { answerOutcome } from './answer-outcome.ts'
import { applyBackups } from './apply-backups.ts'
import { applyContent } from './apply-content.ts'
import type { ContentName } from './contents.ts'
import { isMeant } from './meant-calls.ts'
import type { CallsPart, Doing, PlaceName, PlacePart, Situation } from './situation.ts'
import { spreadPresets } from './spread-presets.ts'
import { inAddress, writePart, writeSituation } from './write-situation.ts'

/** The header that tells which rules of a situation made an answer what it is. */
export const APPLIED_HEADER = 'x-mock'

/** A situation that is under way: it counts how often each call was made since it began. */
export interface BegunSituation {
  /** Its text. */
  readonly text: string
  /** The API as it behaves now. A cut connection is a `Response.error()`. */
  wrap(answer: Answer): Answer
  /** What became of what is no call, where the situation says so. */
  readonly fates: { readonly [Place in PlaceName]?: (PlacePart & { place: Place })['is'] }
}

/**
 * Begins a situation: the one place where mocks, Storybook and tests let the API behave otherwise. The content stands inside,
 * then the shape of answers, then what each call does; delays of several rules add up, and the last rule that answers wins.
 */
export function beginSituation(situation: Situation): BegunSituation {
  const parts = spreadPresets(situation)
  const rules = parts.filter((part) => part.kind === 'calls')
  const contentParts = parts.filter((part) => part.kind === 'content')
  const shape = parts.findLast((part) => part.kind === 'shape')
  const byType = contentParts.filter(({ of }) => of !== undefined).map(({ of = '', is }) => [of, is] as const)
  const withContent = applyContent({
    all: contentParts.find(({ of }) => of === undefined)?.is,
    byType: Object.fromEntries(byType) as Record<string, ContentName>,
  })
  const withShape = answerShapes[shape?.is ?? 'as-declared'].wrap
  const counts = new Map<string, number>()
  const fates = Object.fromEntries(
    parts.filter((part) => part.kind === 'place').map(({ place, is }) => [place, is]),
  ) as BegunSituation['fates']
  const withBackups = applyBackups(fates.backups)
  return {
    text: writeSituation(situation) || 'normal',
    wrap: (answer) => byRules(withShape(withContent(withBackups(answer))), rules, counts),
    fates,
  }
}

function byRules(answer: Answer, rules: readonly CallsPart[], counts: Map<string, number>): Answer {
  if (rules.length === 0) return answer
  return async (request, backend, caller) => {
    const { pathname } = new URL(request.url)
    const matched = matchedCall(request.method, pathname)
    const meant = matched ? rules.filter(({ calls }) => isMeant(calls, matched, pathname)) : []
    if (!matched || meant.length === 0) return answer(request, backend, caller)
    const time = (counts.get(matched.call.line) ?? 0) + 1
    counts.set(matched.call.line, time)
    const active = meant.filter(({ does }) => isTime(does, time))
    const delayMs = active.reduce((sum, { does }) => sum + (does.delayMs ?? 0), 0)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const last = active.findLast(({ does }) => does.outcome)
    const response = await answerOutcome({ answer, matched, request, backend, caller }, last?.does ?? {})
    const applied = active.filter((rule) => rule === last || rule.does.delayMs !== undefined)
    return told(response, applied)
  }
}

const isTime = ({ from = 1, times = Infinity }: Doing, time: number) => time >= from && time < from + times

function told(response: Response, applied: readonly CallsPart[]): Response {
  // A connection that is cut tells nothing.
  if (applied.length > 0 && response.type !== 'error')
    response.headers.set(APPLIED_HEADER, inAddress(applied.map(writePart).join(';')))
  return response
}
