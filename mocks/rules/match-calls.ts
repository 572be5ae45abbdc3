import type { Match } from '#contract/engine/matcher.ts'
import { callWords } from './call-words.ts'
import type { CallGroup } from './mock-rules.ts'

type Kind = Extract<CallGroup, { words: unknown }>
type Address = Extract<CallGroup, { path: string }>

/** Whether a call that was made is one of those that a rule means. */
export function matchesCall(groups: readonly CallGroup[], matched: Match, pathname: string): boolean {
  return groups.some((group) =>
    'path' in group
      ? isMethod(group, matched) &&
        (globOf(group.path).test(withoutSlash(pathname)) || globOf(group.path).test(matched.call.path))
      : isKind(group, matched),
  )
}

/** Whether a declared call could be meant by this group, whatever stands for the `{names}` of its path. */
export function couldMatch(group: CallGroup, matched: Match): boolean {
  if (!('path' in group)) return isKind(group, matched)
  const declared = matched.call.path.replace(/\{\w+\}/g, OPEN)
  // Some calls are declared with a slash at their end, which nobody needs to send.
  return (
    isMethod(group, matched) && (canMeet(group.path, declared) || canMeet(group.path, withoutSlash(declared)))
  )
}

function isKind({ words, type }: Kind, matched: Match): boolean {
  return (
    (type === undefined || matched.type.name === type) &&
    words.every((word) => callWords[word].isMeant(matched))
  )
}

const isMethod = ({ method }: Address, { call }: Match) => method === undefined || method === call.method

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '')

const globs = new Map<string, RegExp>()

function globOf(path: string): RegExp {
  const kept = globs.get(path)
  if (kept) return kept
  const parts = path.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const glob = new RegExp(`^${parts.join('.*')}$`)
  globs.set(path, glob)
  return glob
}

/** Stands for the text of a `{name}`. */
const OPEN = '\0'

/** Whether some text matches both: in one `*` is any text, in the other `OPEN` is text without a slash. */
function canMeet(pattern: string, path: string): boolean {
  if (pattern === '' || path === '') return /^\**$/.test(pattern) && (path === '' || path === OPEN)
  if (pattern[0] === '*') return canMeet(pattern.slice(1), path) || canMeet(pattern, path.slice(1))
  if (path[0] === OPEN) {
    // `{id}` as it is declared, or a text of one letter or more.
    const declared = /^\{\w+\}/.exec(pattern)?.[0]
    if (declared && canMeet(pattern.slice(declared.length), path.slice(1))) return true
    if (pattern[0] === '/') return false
    return canMeet(pattern.slice(1), path.slice(1)) || canMeet(pattern.slice(1), path)
  }
  return pattern[0] === path[0] && canMeet(pattern.slice(1), path.slice(1))
}
