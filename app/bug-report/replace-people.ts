import { contract } from '#content/registry/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { isPublicType } from '#content/registry/public-types.ts'
import { administration } from '#content/administration/administration.type.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { upload } from '#content/upload/upload.type.ts'
import type { CallBody } from '#contract/bug-report/call-body.ts'
import type {
  BugReport,
  BugReportCall,
  BugReportField,
  BugReportFile,
  BugReportForm,
  BugReportScreen,
} from '#contract/bug-report/bug-report.ts'
import { isRecord } from '#contract/bug-report/checks.ts'
import { isConsoleAddress } from '#contract/bug-report/console-address.ts'
import { identityOf, replaceRecord, replaceValue } from './replace-record.ts'
import { createTextReplacer } from '#contract/bug-report/replace-texts.ts'
import { isSecretName } from '#contract/bug-report/secret-name.ts'
import { createPseudonyms, filler, type Pseudonyms } from '#contract/bug-report/pseudonyms.ts'

/** What was seen, with the data of real people, and never written anywhere. */
export type Seen = BugReport & {
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
 * Invents all people of a bug report and removes sign-in calls and calls outside the API. Known people, phones,
 * mailboxes, identity numbers and tokens are replaced everywhere.
 */
export function replacePeople({ signedIn = [], ...seen }: Seen): BugReport {
  const pseudonyms = createPseudonyms()
  const places = isPlaceOfPeople(seen.address)
  const calls = seen.calls.flatMap((call) => replaceCall(call, pseudonyms))
  for (const name of signedIn) pseudonyms.of({ name })
  const told = seen.screen.fields.filter(({ name }) => !isSecretName(name))
  const fields = replaceFields(told, pseudonyms, places)
  const forms = seen.screen.forms.map((each) => replaceForm(each, pseudonyms, places))
  const files = seen.screen.files.map((file, index) => replaceFileName(file, index, pseudonyms))
  // Without the recorded list, people on the screen cannot be recognized: its texts are left out.
  const isUnknown = places && !seen.calls.some(hasPeople)
  const screen = { ...seen.screen, fields, forms, files, ...(isUnknown && { told: [], opened: [] }) }
  const records = places
    ? screen.records.filter((text) => pseudonyms.known.has(text.toLowerCase()))
    : screen.records
  // Only now everything about people is known.
  const replacer = createTextReplacer(pseudonyms, pseudonyms.known)
  const onScreen = places ? createTextReplacer(pseudonyms, pseudonyms.knownOnScreens()) : replacer
  return {
    ...seen,
    note: onScreen.text(seen.note),
    address: replaceQuery(seen.address, pseudonyms, replacer.text, places),
    panel: onScreen.text(seen.panel),
    screen: onScreen.value({ ...screen, records }) as BugReportScreen,
    calls: calls.map((call) => ({
      ...call,
      address: replaceQuery(call.address, pseudonyms, replacer.text, isAboutPeople(call)),
      sent: replacer.value(call.sent) as CallBody,
      answered: replacer.value(call.answered) as CallBody,
    })),
  }
}

const matched = ({ method, address }: Pick<BugReportCall, 'method' | 'address'>) => {
  const found = match(method, new URL(address, 'http://site').pathname)
  return found && 'call' in found ? found : undefined
}

/** An answer about people that was recorded whole. */
const hasPeople = (call: BugReportCall) =>
  call.method === 'GET' && call.status < 400 && 'json' in call.answered && isAboutPeople(call)

const isAboutPeople = (call: BugReportCall) => !isPublicType(matched(call)?.type.name ?? application.name)

/** One call whose bodies hold nobody real; none where it is not recorded at all. */
function replaceCall(call: BugReportCall, pseudonyms: Pseudonyms): BugReportCall[] {
  const found = matched(call)
  if (!found || found.type.name === administration.name) return []
  // What an applicant hands in, and by what it is named afterwards.
  if (found.type.name === upload.name && found.call.access !== 'admin') return []
  if (!isAboutPeople(call)) return [call]
  const sent = replaceBody(call.sent, pseudonyms, true)
  return [{ ...call, sent, answered: replaceBody(call.answered, pseudonyms, call.status < 400) }]
}

function replaceBody(body: CallBody, pseudonyms: Pseudonyms, isAboutRecord: boolean): CallBody {
  if ('json' in body) return { json: replaceEnvelope(body.json, pseudonyms) }
  if (!('text' in body)) return body
  // Half an answer still is half of somebody; it stays what nobody can read.
  if (/^\s*["[{]/.test(body.text)) return { text: '{' }
  return isAboutRecord ? { text: filler(body.text) } : body
}

/** The sentence of an answer stays; what it carries is about people. */
function replaceEnvelope(json: unknown, pseudonyms: Pseudonyms): unknown {
  if (!isRecord(json) || typeof json.code !== 'number') return replaceRecord(json, pseudonyms)
  const sentences = ['message', 'msg']
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      sentences.includes(name) ? value : replaceRecord(value, pseudonyms, name),
    ]),
  )
}

/** What was typed: of forms about people everything, in the name of one who stands in for each form. */
function replaceFields(
  fields: readonly BugReportField[],
  pseudonyms: Pseudonyms,
  isAmongPeople: boolean,
): readonly BugReportField[] {
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
    const person = identity && pseudonyms.of(identity)
    const known = pseudonyms.known.get(field.value.toLowerCase())
    const value = known ?? String(replaceValue(field.value, { name: field.name, person, pseudonyms }))
    return { ...field, value }
  })
}

/** What a form of the console holds, invented where it is about people. */
function replaceForm(form: BugReportForm, pseudonyms: Pseudonyms, isAmongPeople: boolean): BugReportForm {
  const names = Object.keys(form.values)
  if (!isAmongPeople && !isFormOfPeople(names)) return form
  return { ...form, values: replaceRecord(form.values, pseudonyms) as BugReportForm['values'] }
}

/** Gives a file an invented name and replaces the real one on the screen too. */
function replaceFileName(file: BugReportFile, index: number, pseudonyms: Pseudonyms): BugReportFile {
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(file.name) ?? []
  const name = `文件${index + 1}${ending.toLowerCase()}`
  pseudonyms.learn(file.name, name)
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
  pseudonyms: Pseudonyms,
  textOf: (text: string) => string,
  isPeoples: boolean,
): string {
  const [rest = '', hash] = split(address, '#')
  const [path, query] = split(rest, '?')
  const [place = '', look] = split(hash ?? '', '?')
  const said = (search: string | undefined) =>
    search === undefined ? '' : `?${replaceParameters(search, pseudonyms, textOf, isPeoples)}`
  return `${path}${said(query)}${hash === undefined ? '' : `#${place}${said(look)}`}`
}

function replaceParameters(
  search: string,
  pseudonyms: Pseudonyms,
  textOf: (text: string) => string,
  isPeoples: boolean,
): string {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => {
    const known = pseudonyms.known.get(value.toLowerCase())
    const isSaid = isPeoples && value !== '' && !plainQuery.test(name)
    return [name, known ?? (isSaid ? filler(value) : textOf(value))]
  })
  return new URLSearchParams(pairs).toString()
}

function split(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
