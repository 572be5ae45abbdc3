import type { Answer } from '#contract/engine/create-answer.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'
import { answerShapes } from '#mocks/shapes/answer-shapes.ts'
import { answerOutcome } from './answer-outcome.ts'
import { applyBackups } from './apply-backups.ts'
import { applyContent } from './apply-content.ts'
import type { ContentName } from './contents.ts'
import { matchesCall } from './match-calls.ts'
import type { CallsPart, Behaviour, PlaceName, FaultPart, MockRules } from './mock-rules.ts'
import { spreadPresets } from './spread-presets.ts'
import { inAddress, writePart, writeRules } from './write-rules.ts'

/** The header that names the mock rules that changed a response. */
export const APPLIED_HEADER = 'x-mock'

/** Mock rules in force: they count how often each call was made since they were applied. */
export interface AppliedRules {
  /** Its text. */
  readonly text: string
  /** The API as it behaves now. A cut connection is a `Response.error()`. */
  wrap(answer: Answer): Answer
  /** What became of what is no call, where the rules say so. */
  readonly faults: { readonly [Place in PlaceName]?: (FaultPart & { place: Place })['is'] }
}

/**
 * Applies mock rules, for mocks, Storybook and tests alike: content first, then response shape, then each call's
 * behaviour. Delays of several rules add up; the last rule with an outcome wins.
 */
export function applyRules(mockRules: MockRules): AppliedRules {
  const parts = spreadPresets(mockRules)
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
  const faults = Object.fromEntries(
    parts.filter((part) => part.kind === 'place').map(({ place, is }) => [place, is]),
  ) as AppliedRules['faults']
  const withBackups = applyBackups(faults.backups)
  return {
    text: writeRules(mockRules) || 'normal',
    wrap: (answer) => byRules(withShape(withContent(withBackups(answer))), rules, counts),
    faults,
  }
}

function byRules(answer: Answer, rules: readonly CallsPart[], counts: Map<string, number>): Answer {
  if (rules.length === 0) return answer
  return async (request, backend, caller) => {
    const { pathname } = new URL(request.url)
    const matched = matchCall(request.method, pathname)
    const meant = matched ? rules.filter(({ calls }) => matchesCall(calls, matched, pathname)) : []
    if (!matched || meant.length === 0) return answer(request, backend, caller)
    const time = (counts.get(matched.call.endpoint) ?? 0) + 1
    counts.set(matched.call.endpoint, time)
    const active = meant.filter(({ behaviour }) => isTime(behaviour, time))
    const delayMs = active.reduce((sum, { behaviour }) => sum + (behaviour.delayMs ?? 0), 0)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const last = active.findLast(({ behaviour }) => behaviour.outcome)
    const response = await answerOutcome({ answer, matched, request, backend, caller }, last?.behaviour ?? {})
    const applied = active.filter((rule) => rule === last || rule.behaviour.delayMs !== undefined)
    return withAppliedHeader(response, applied)
  }
}

const isTime = ({ from = 1, times = Infinity }: Behaviour, time: number) =>
  time >= from && time < from + times

function withAppliedHeader(response: Response, applied: readonly CallsPart[]): Response {
  // A connection that is cut tells nothing.
  if (applied.length > 0 && response.type !== 'error')
    response.headers.set(APPLIED_HEADER, inAddress(applied.map(writePart).join(';')))
  return response
}
