/** Why a file is no bug report that can be opened, in a Chinese sentence. */
export class WrongBugReport extends Error {
  override readonly name = 'WrongBugReport'
}

/**
 * Takes a value as what it must be.
 * @param at how the place is called in a refusal
 * @throws {WrongBugReport} where it is another
 */
export type Check<Value> = (value: unknown, at: string) => Value

export function wrong(at: string, what: string): WrongBugReport {
  return new WrongBugReport(`问题快照已损坏：“${at}”${what}`)
}

/** A text of at most so many characters, of a form. */
export function text(most: number, form?: RegExp): Check<string> {
  return (value, at) => {
    if (typeof value !== 'string') throw wrong(at, '应当是文字')
    if (value.length > most) throw wrong(at, `超过 ${most} 个字符`)
    if (form && !form.test(value)) throw wrong(at, '的写法不对')
    return value
  }
}

/** A whole number between two. */
export function whole(least: number, most: number): Check<number> {
  return (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw wrong(at, `应当是 ${least} 到 ${most} 的整数`)
    return value
  }
}

/** One of some words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Check<Word> {
  return (value, at) => {
    const found = words.find((word) => word === value)
    if (found === undefined) throw wrong(at, `应当是其中之一：${words.join('、')}`)
    return found
  }
}

/** At most so many entries. */
export function list<Entry>(entry: Check<Entry>, most: number): Check<readonly Entry[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, '应当是列表')
    if (value.length > most) throw wrong(at, `超过 ${most} 项`)
    return value.map((each, index) => entry(each, `${at}[${index}]`))
  }
}

/** What older files do not have. */
export function orElse<Value>(otherwise: Value, check: Check<Value>): Check<Value> {
  return (value, at) => (value === undefined ? otherwise : check(value, at))
}

/** An object of these names, all of them and no others. */
export function object<Values extends object>(checks: {
  readonly [Name in keyof Values]: Check<Values[Name]>
}): Check<Values> {
  const names = Object.keys(checks) as (keyof Values & string)[]
  return (value, at) => {
    if (!isRecord(value)) throw wrong(at, '应当是对象')
    const unknown = Object.keys(value).find((name) => !names.includes(name as keyof Values & string))
    if (unknown !== undefined) throw wrong(at, `里有不认识的一项“${unknown.slice(0, 50)}”`)
    const read = names.map((name) => [
      name,
      checks[name](value[name], at === '问题快照' ? name : `${at}.${name}`),
    ])
    return Object.fromEntries(read) as Values
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
