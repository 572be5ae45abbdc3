import { checkCharacterOf } from '#contract/privacy/identity-number.ts'
import { inventedPerson, REGION_OF_NOWHERE, UNALLOCATED_PREFIX } from '#contract/privacy/invented-people.ts'
import { maskIdentityNumber, maskPhone } from '#contract/privacy/masks.ts'

/** By what somebody is told from others. */
export interface Identity {
  name?: string
  email?: string
  phone?: string
  idNumber?: string
}

/** Who stands in the place of somebody real. */
export interface Pseudonym {
  name: string
  email: string
  phone: string
  idNumber: string
  birthDate: string
  gender: string
  age: number
  /** An address of the network that is kept for documentation (RFC 5737). */
  network: string
}

/** Beyond what the demonstration data count. */
const FIRST = 9000
const AMOUNT = 1000
const FILLER = '此处文字已替换为示例'

/** A text of the same length that says nothing. */
export const filler = (text: string): string =>
  FILLER.repeat(Math.ceil(text.length / FILLER.length)).slice(0, text.length)

/** Creates the pseudonyms of real people, one for each person throughout, and the list of replacements. */
export function createPseudonyms() {
  const indexes = new Map<string, number>()
  const known = new Map<string, string>()
  const said = new Map<string, string>()
  let amount = 0

  function of({ name = '', email = '', phone = '', idNumber = '' }: Identity): Pseudonym {
    // Two people may have one name: it tells somebody only where nothing else does.
    const marks = [email, phone, idNumber].filter((mark) => mark !== '' && !mark.includes('*')).map(lower)
    const mark = marks.length > 0 ? marks : [lower(name)]
    const index = mark.map((each) => indexes.get(each)).find((each) => each !== undefined) ?? amount
    if (index === amount) amount += 1
    for (const each of [...mark, lower(name)]) if (!indexes.has(each)) indexes.set(each, index)
    const pseudonym = pseudonymAt(index)
    learn(name, pseudonym.name)
    // What is no mailbox and no number yet is a word like any other.
    if (email.includes('@')) learn(email, pseudonym.email)
    if (phone.length > 6) learn(phone, phone.includes('*') ? maskPhone(pseudonym.phone) : pseudonym.phone)
    learn(idNumber, idNumber.includes('*') ? maskIdentityNumber(pseudonym.idNumber) : pseudonym.idNumber)
    if (phone.length > 6 && !phone.includes('*')) learn(maskPhone(phone), maskPhone(pseudonym.phone))
    if (idNumber.length > 6 && !idNumber.includes('*'))
      learn(maskIdentityNumber(idNumber), maskIdentityNumber(pseudonym.idNumber))
    return pseudonym
  }

  /** From now on the real text is replaced wherever it stands. */
  function learn(real: string, instead: string): void {
    // One letter stands in too many words.
    // Nor is a name of a few digits one: codes, numbers of records and years would be replaced by it.
    if (real.length > 1 && !/^\d{1,6}$/.test(real) && real !== instead && !known.has(lower(real)))
      known.set(lower(real), instead)
  }

  /** Like `learn`, for screens about people only: a person's name there may be a common word elsewhere. */
  function learnOnScreens(real: string, instead: string): void {
    if (real.length > 1 && !said.has(lower(real))) said.set(lower(real), instead)
  }

  return {
    of,
    learn,
    learnOnScreens,
    /** What is replaced everywhere, by what; in small letters. */
    known: known as ReadonlyMap<string, string>,
    /** The same with all that was replaced in records about people. */
    knownOnScreens: (): ReadonlyMap<string, string> => new Map([...said, ...known]),
  }
}

export type Pseudonyms = ReturnType<typeof createPseudonyms>

const lower = (text: string) => text.trim().toLowerCase()

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const COUNTS = '一二三四五六七八九十'

function pseudonymAt(index: number): Pseudonym {
  const { email, phone } = inventedPerson(FIRST + (index % AMOUNT))
  const stem = STEMS[index % 10] ?? ''
  const count = COUNTS[(index + Math.floor(index / 10)) % 10] ?? ''
  const year = 1980 + (index % 20)
  const [month, day] = [1 + (index % 12), 1 + ((index * 7) % 28)].map((each) => String(each).padStart(2, '0'))
  const digits = `${REGION_OF_NOWHERE}${year}${month}${day}${String(100 + 2 * (index % 400))}`
  return {
    name: `示例${stem}${count}`,
    email,
    phone,
    idNumber: `${digits}${checkCharacterOf(digits)}`,
    birthDate: `${year}-${month}-${day}`,
    gender: '女',
    age: 30,
    network: `192.0.2.${1 + (index % 250)}`,
  }
}

/** Whether a phone, a mailbox or a number is one that was given to nobody: mailboxes by RFC 2606. */
export const isInvented = (text: string): boolean =>
  text.startsWith(UNALLOCATED_PREFIX) ||
  /@example\.(com|net|org)$/i.test(text) ||
  text.startsWith(REGION_OF_NOWHERE)
