import { contract } from '#content/registry/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { isShown } from '#content/registry/public-types.ts'
import { administration } from '#content/administration/administration.type.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { upload } from '#content/upload/upload.type.ts'
import type { CallBody } from './call-body.ts'
import type {
  Capsule,
  CapsuleCall,
  CapsuleField,
  CapsuleFile,
  CapsuleForm,
  CapsuleScreen,
} from './capsule.ts'
import { isRecord } from './checks.ts'
import { isConsoleAddress } from './console-address.ts'
import { identityOf, replaceRecord, replaceValue } from './replace-record.ts'
import { createTextReplacer } from './replace-texts.ts'
import { isSecretName } from './secret-name.ts'
import { createStandIns, filler, type StandIns } from './stand-ins.ts'

/** What was seen, with the data of real people, and never written anywhere. */
export type Seen = Capsule & {
  /** What anyone who is signed in is called: on every screen of the console, and in no answer. */
  readonly signedIn?: readonly string[]
}

const match = createMatcher(contract)
const peopleTypes: readonly RecordType[] = [application, contactMessage]
/** Panels of the console that show people, by what stands behind `#`. */
const peoplePanels = new Set<string>([application.name, 'contact', 'audit'])
/** What narrows a list without a word of anybody's. */
const plainQuery = /^(page|size|sort|order|status|suspect|from|to|action|accountId|typeName|ids|tab)$/

/**
 * A capsule that nobody real is in. Calls of signing in, and what is not the API's, are left out; answers about people are
 * invented value by value; what is known of people by then, and whatever looks like a phone, a mailbox, an identity
 * number or a token, is replaced wherever else it stands.
 */
export function replacePeople({ signedIn = [], ...seen }: Seen): Capsule {
  const standIns = createStandIns()
  const places = isPlaceOfPeople(seen.address)
  const calls = seen.calls.flatMap((call) => replaceCall(call, standIns))
  for (const name of signedIn) standIns.of({ name })
  const told = seen.screen.fields.filter(({ name }) => !isSecretName(name))
  const fields = replaceFields(told, standIns, places)
  const forms = seen.screen.forms.map((each) => replaceForm(each, standIns, places))
  const files = seen.screen.files.map((file, index) => replaceFileName(file, index, standIns))
  // Where the list itself was not recorded nobody on the screen is known: what it says of them is left out.
  const isUnknown = places && !seen.calls.some(hasPeople)
  const screen = { ...seen.screen, fields, forms, files, ...(isUnknown && { told: [], opened: [] }) }
  const records = places
    ? screen.records.filter((text) => standIns.known.has(text.toLowerCase()))
    : screen.records
  // Only now everything about people is known.
  const replacer = createTextReplacer(standIns, standIns.known)
  const onScreen = places ? createTextReplacer(standIns, standIns.knownOnScreens()) : replacer
  return {
    ...seen,
    note: onScreen.text(seen.note),
    address: replaceQuery(seen.address, standIns, replacer.text, places),
    panel: onScreen.text(seen.panel),
    screen: onScreen.value({ ...screen, records }) as CapsuleScreen,
    calls: calls.map((call) => ({
      ...call,
      address: replaceQuery(call.address, standIns, replacer.text, isAboutPeople(call)),
      sent: replacer.value(call.sent) as CallBody,
      answered: replacer.value(call.answered) as CallBody,
    })),
  }
}

const matched = ({ method, address }: Pick<CapsuleCall, 'method' | 'address'>) => {
  const found = match(method, new URL(address, 'http://site').pathname)
  return found && 'call' in found ? found : undefined
}

/** An answer about people that was recorded whole. */
const hasPeople = (call: CapsuleCall) =>
  call.method === 'GET' && call.status < 400 && 'json' in call.answered && isAboutPeople(call)

const isAboutPeople = (call: CapsuleCall) => !isShown(matched(call)?.type.name ?? application.name)

/** One call whose bodies hold nobody real; none where it is not recorded at all. */
function replaceCall(call: CapsuleCall, standIns: StandIns): CapsuleCall[] {
  const found = matched(call)
  if (!found || found.type.name === administration.name) return []
  // What an applicant hands in, and by what it is named afterwards.
  if (found.type.name === upload.name && found.call.access !== 'admin') return []
  if (!isAboutPeople(call)) return [call]
  const sent = replaceBody(call.sent, standIns, true)
  return [{ ...call, sent, answered: replaceBody(call.answered, standIns, call.status < 400) }]
}

function replaceBody(body: CallBody, standIns: StandIns, isAboutRecord: boolean): CallBody {
  if ('json' in body) return { json: replaceEnvelope(body.json, standIns) }
  if (!('text' in body)) return body
  // Half an answer still is half of somebody; it stays what nobody can read.
  if (/^\s*["[{]/.test(body.text)) return { text: '{' }
  return isAboutRecord ? { text: filler(body.text) } : body
}

/** The sentence of an answer stays; what it carries is about people. */
function replaceEnvelope(json: unknown, standIns: StandIns): unknown {
  if (!isRecord(json) || typeof json.code !== 'number') return replaceRecord(json, standIns)
  const sentences = ['message', 'msg']
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      sentences.includes(name) ? value : replaceRecord(value, standIns, name),
    ]),
  )
}

/** What was typed: of forms about people everything, in the name of one who stands in for each form. */
function replaceFields(
  fields: readonly CapsuleField[],
  standIns: StandIns,
  isAmongPeople: boolean,
): readonly CapsuleField[] {
  const forms = [...new Set(fields.map(({ form }) => form))]
  const byForm = new Map(forms.map((form) => [form, fields.filter((each) => each.form === form)]))
  return fields.map((field) => {
    const together = byForm.get(field.form) ?? []
    if (
      typeof field.value !== 'string' ||
      !(isAmongPeople || isFormOfPeople(together.map(({ name }) => name).filter(Boolean)))
    )
      return field
    const values = together.map(({ name, value }) => [name, value] as const)
    const identity = identityOf(Object.fromEntries(values.filter(([name]) => name !== '')))
    const person = identity && standIns.of(identity)
    const known = standIns.known.get(field.value.toLowerCase())
    const value = known ?? String(replaceValue(field.value, { name: field.name, person, standIns }))
    return { ...field, value }
  })
}

/** What a form of the console holds, invented where it is about people. */
function replaceForm(form: CapsuleForm, standIns: StandIns, isAmongPeople: boolean): CapsuleForm {
  const names = Object.keys(form.values)
  if (!isAmongPeople && !isFormOfPeople(names)) return form
  return { ...form, values: replaceRecord(form.values, standIns) as CapsuleForm['values'] }
}

/** A file under a name that is nobody's; where the screen says the real one, it is replaced there as well. */
function replaceFileName(file: CapsuleFile, index: number, standIns: StandIns): CapsuleFile {
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(file.name) ?? []
  const name = `文件${index + 1}${ending.toLowerCase()}`
  standIns.learn(file.name, name)
  return { ...file, name }
}

/** A form that asks for what messages or applications hold, and at least for two marks of a person. */
function isFormOfPeople(names: readonly string[]): boolean {
  const marks = ['name', 'phone', 'email', 'idNumber'].filter((mark) => names.includes(mark))
  return (
    marks.length > 1 &&
    peopleTypes.some((type) => names.filter((name) => name in type.fields).length * 2 > names.length)
  )
}

/** Whether an address is that of a panel which shows people. */
export function isPlaceOfPeople(address: string): boolean {
  const { hash } = new URL(address || '/', 'http://site')
  return isConsoleAddress(address) && peoplePanels.has(hash.slice(1).split(/[/?]/)[0] ?? '')
}

/** An address of the site whose query, and what stands behind `#`, name nobody real. */
function replaceQuery(
  address: string,
  standIns: StandIns,
  textOf: (text: string) => string,
  isPeoples: boolean,
): string {
  const [rest = '', hash] = split(address, '#')
  const [path, query] = split(rest, '?')
  const [place = '', look] = split(hash ?? '', '?')
  const said = (search: string | undefined) =>
    search === undefined ? '' : `?${replaceParameters(search, standIns, textOf, isPeoples)}`
  return `${path}${said(query)}${hash === undefined ? '' : `#${place}${said(look)}`}`
}

function replaceParameters(
  search: string,
  standIns: StandIns,
  textOf: (text: string) => string,
  isPeoples: boolean,
): string {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => {
    const known = standIns.known.get(value.toLowerCase())
    const isSaid = isPeoples && value !== '' && !plainQuery.test(name)
    return [name, known ?? (isSaid ? filler(value) : textOf(value))]
  })
  return new URLSearchParams(pairs).toString()
}

function split(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
