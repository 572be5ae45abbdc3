import { callWords, isCallWord, type CallWord } from './call-words.ts'
import { callNames, declaredCalls, typeNames } from './declared-calls.ts'
import { couldMatch } from './match-calls.ts'
import { nearestNames } from './nearest-names.ts'
import type { CallGroup } from './mock-rules.ts'
import { RulesError } from './rules-error.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const ADDRESS = /^([A-Z]*) *(\/[\w\-./{}*]*)$/

/**
 * Parses which calls a rule matches: groups joined by `|`. A group is words joined by `.` with `@` before a content
 * type, or an address with `*`.
 * @throws {RulesError} where a piece is unknown, stands twice, or no declared call fits it
 */
export function parseCalls(text: string): CallGroup[] {
  const pieces = text.split('|').map((piece) => piece.trim())
  const twice = pieces.find((piece, index) => pieces.indexOf(piece) !== index)
  if (twice !== undefined) throw new RulesError(`“${twice}”写了两次`, text)
  return pieces.map((piece) => {
    const group = piece.includes('/') ? parseAddress(piece) : parseKind(piece)
    if (declaredCalls.some((call) => couldMatch(group, call))) return group
    if ('path' in group)
      throw new RulesError(`没有接口符合“${piece}”`, piece, nearestNames(piece.replace(' ', ''), callNames))
    throw new RulesError(`没有接口同时符合“${piece}”`, piece)
  })
}

function parseAddress(piece: string): CallGroup {
  const [, method = '', path = ''] = ADDRESS.exec(piece.replace(/(.)\/$/, '$1')) ?? []
  if (path === '') throw new RulesError(`“${piece}”不像接口的地址，应写成 GET/api/news/*`, piece)
  if (method === '') return { path }
  if (!METHODS.includes(method))
    throw new RulesError(`没有名为“${method}”的请求方法`, method, nearestNames(method, METHODS))
  return { method, path }
}

function parseKind(piece: string): CallGroup {
  const [kind = '', type, ...others] = piece.split('@')
  if (others.length > 0) throw new RulesError(`“${piece}”里有两个“@”`, piece)
  if (type !== undefined && !typeNames.includes(type))
    throw new RulesError(`没有名为“${type}”的内容类型`, type, nearestNames(type, typeNames))
  return { words: wordsOf(kind, piece), ...(type !== undefined && { type }) }
}

function wordsOf(kind: string, piece: string): CallWord[] {
  if (kind === '*') return []
  const words = kind.split('.')
  const twice = words.find((word, index) => words.indexOf(word) !== index)
  if (twice !== undefined) throw new RulesError(`“${twice}”写了两次`, piece)
  return words.map((word) => {
    if (isCallWord(word)) return word
    throw new RulesError(
      word === '' ? `“${piece}”没有说是哪些接口` : `没有名为“${word}”的接口范围`,
      word,
      nearestNames(word, ['*', ...Object.keys(callWords)]),
    )
  })
}
