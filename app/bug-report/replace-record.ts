import { isPublicType } from '#content/registry/public-types.ts'
import { maskIdentityNumber, maskPhone } from '#contract/privacy/masks.ts'
import { isRecord } from '#contract/bug-report/checks.ts'
import { filler, type Identity, type Pseudonym, type Pseudonyms } from '#contract/bug-report/pseudonyms.ts'

type Keyed = Readonly<Record<string, unknown>>

/** What tells nobody of anybody: moments, states, the journal's own words. */
const plainNames = new Set(['status', 'action', 'typeName', 'noun', 'changedKeys', 'order', 'sort'])
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

/** What somebody is told by, under the names that the contract's types give it. */
export function identityOf(record: Keyed): Identity | undefined {
  const textOf = (name: string) => (isText(record[name]) ? String(record[name]) : undefined)
  const name = textOf('name') ?? textOf('realName') ?? textOf('username')
  const identity = { name, email: textOf('email'), phone: textOf('phone'), idNumber: textOf('idNumber') }
  return Object.values(identity).some(Boolean) ? identity : undefined
}

/**
 * Invents every text of a response or body about people: a pseudonym's data, else a text of the same length.
 * Moments, states and numbers of records stay.
 */
export function replaceRecord(
  value: unknown,
  pseudonyms: Pseudonyms,
  name = '',
  person?: Pseudonym,
): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceRecord(each, pseudonyms, name, person))
  if (!isRecord(value)) return replaceValue(value, { name, person, pseudonyms })
  if (isFieldError(value)) return value
  const identity = identityOf(value)
  const own = identity ? pseudonyms.of(identity) : person
  const replaced = Object.entries(value).map(([key, each]) => [
    key,
    isVersionOfContent(value, key) ? each : replaceRecord(each, pseudonyms, key, own),
  ])
  return Object.fromEntries(replaced) as Keyed
}

/** One value of a record about people, or of a form that sends one. */
export function replaceValue(
  value: unknown,
  { name, person, pseudonyms }: { name: string; person?: Pseudonym; pseudonyms: Pseudonyms },
): unknown {
  if (name === 'age' && typeof value === 'number') return (person ?? pseudonyms.of({})).age
  if (!isText(value)) return value
  const text = String(value)
  if (plainNames.has(name) || MOMENT.test(text) || isResumeAddress(name, text)) return value
  // Of a list of names each is somebody else.
  const pseudonym = person ?? pseudonyms.of(isNamed(name) ? { name: text } : {})
  const instead = insteadOf(text, name, pseudonym)
  if (isNamed(name) || text.length >= LONG_TEXT) pseudonyms.learn(text, instead)
  else pseudonyms.learnOnScreens(text, instead)
  return typeof value === 'number' ? Number(instead) : instead
}

/** Tells the number of a record, and needs an administrator. */
const isResumeAddress = (name: string, text: string) =>
  name === 'resumeUrl' && /^\/api\/application\/\d+\/resume$/.test(text)

/** So long a text stands elsewhere only where it was copied to. */
const LONG_TEXT = 8

function insteadOf(text: string, name: string, pseudonym: Pseudonym): string {
  if (isNamed(name)) return pseudonym.name
  if (name === 'email') return text.includes('@') ? pseudonym.email : filler(text)
  if (name === 'phone') {
    if (text.includes('*')) return maskPhone(pseudonym.phone)
    // What the rule refuses is refused again.
    return /^1\d{10}$/.test(text) ? pseudonym.phone : filler(text)
  }
  if (name === 'idNumber')
    return text.includes('*') ? maskIdentityNumber(pseudonym.idNumber) : pseudonym.idNumber
  if (name === 'birthDate') return pseudonym.birthDate
  if (name === 'gender') return pseudonym.gender
  if (name === 'address' && /^[\d.:a-f]+$/i.test(text)) return pseudonym.network
  return filler(text)
}

const isNamed = (name: string) => ['name', 'names', 'realName', 'username'].includes(name)

/** A phone may have been sent as a number. */
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value >= 1e10)

/** Why a field was refused: a sentence of the product's. */
const isFieldError = (value: Keyed) =>
  typeof value.field === 'string' && typeof value.message === 'string' && Object.keys(value).length === 2

/** The journal keeps both versions of what visitors may see; it is no more about people than their page is. */
const isVersionOfContent = ({ typeName }: Keyed, key: string) =>
  (key === 'before' || key === 'after') && typeof typeName === 'string' && isPublicType(typeName)
