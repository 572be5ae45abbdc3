import { untold } from './untold.ts'

type Called = (...given: unknown[]) => unknown

/** What a method of a list, or of `Object`, answers; `untold` for all others and wherever a decision is not known. */
export function builtIn(owner: unknown, method: string, [given]: readonly unknown[]): unknown {
  if (owner === 'Object') return method === 'entries' && isRecord(given) ? Object.entries(given) : untold
  if (!Array.isArray(owner) || typeof given !== 'function') return untold
  const list = owner as readonly unknown[]
  const call = given as Called
  switch (method) {
    case 'map':
      return list.map((each, index) => call(each, index))
    case 'flatMap':
      return list.flatMap((each) => call(each))
    case 'filter':
      return list.flatMap((each) => kept(each, call(each)))
    case 'find':
      return list.flatMap((each) => kept(each, call(each)))[0]
    case 'some':
      return list.flatMap((each) => kept(true, call(each)))[0] ?? false
    case 'toSorted': // titles are told apart by their words, not by their order
      return list
    default:
      return untold
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kept = (each: unknown, isKept: unknown): unknown[] =>
  isKept === untold ? [untold] : isKept ? [each] : []
