import { writeOutcome } from './parse-behaviour.ts'
import type { CallGroup, CallsPart, Behaviour, Part, MockRules } from './mock-rules.ts'

/** The rules as a text that `parseRules` reads back as the same. */
export function writeRules({ parts }: MockRules): string {
  return parts.map(writePart).join(';')
}

/** One part of it. */
export function writePart(part: Part): string {
  switch (part.kind) {
    case 'preset':
      return part.name
    case 'calls':
      return writeRule(part)
    case 'content':
      return `content${part.of === undefined ? '' : `@${part.of}`}=${part.is}`
    case 'shape':
      return `shape=${part.is}`
    case 'place':
      return `${part.place}=${part.is}`
  }
}

/** The text for `?mock=`; escapes only characters that would end or change it there, so it stays readable. */
export function inAddress(text: string): string {
  return encodeURI(text).replace(/[&+#']/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Which calls a rule means. */
export function writeCalls(calls: readonly CallGroup[]): string {
  return calls.map(writeGroup).join('|')
}

const writeRule = ({ calls, behaviour }: CallsPart) => `${writeCalls(calls)}=${writeBehaviour(behaviour)}`

function writeGroup(group: CallGroup): string {
  if ('path' in group) return `${group.method ?? ''}${group.path}`
  return `${group.words.join('.') || '*'}${group.type === undefined ? '' : `@${group.type}`}`
}

function writeBehaviour({ outcome, as, retryAfterSeconds, delayMs, from, times }: Behaviour): string {
  return [
    outcome && writeOutcome(outcome),
    as && `as:${as}`,
    retryAfterSeconds && `retry:${retryAfterSeconds}`,
    delayMs && `delay:${delayMs % 1000 === 0 ? `${delayMs / 1000}s` : `${delayMs}ms`}`,
    from && `from:${from}`,
    times && `times:${times}`,
  ]
    .filter(Boolean)
    .join(',')
}
