import type { BugReportFile, BugReportScreen } from '#contract/bug-report/bug-report.ts'
import { chooseInvented } from './choose-invented.ts'
import { fillControl, findControls, valueOf } from './controls.ts'
import { reportableForms } from './reportable-forms.ts'
import { formNameOf, openDialogs, shown } from './on-screen.ts'
import { findMenuButtons, findClickable } from './click-log.ts'

const PATIENCE_MS = 10_000
const LOOKED_EVERY_MS = 100

/**
 * Restores a screen whose address is open: opens dialogs, fills in typed text and submits the form.
 * The caller supplies the recorded responses.
 * @returns what was not found, in Chinese
 */
export async function restoreScreen(screen: BugReportScreen): Promise<readonly string[]> {
  const missed: string[] = []
  for (const [index, { role, name, nth }] of screen.opened.entries()) {
    const depth = openDialogs().length
    const opensMenu = screen.opened[index + 1]?.role === 'menuitem'
    const found = await within(() => (opensMenu ? findMenuButtons : findClickable)(role, name)[nth])
    found?.click()
    // Of a menu the next press tells whether it has opened.
    const hasOpened = found && (opensMenu || (await within(() => openDialogs().length > depth || undefined)))
    if (!hasOpened) missed.push(`“${name}”`)
  }
  const taken = await takeForms(screen, missed)
  // Their controls show what they hold; they would take a formatted text as a plain one.
  await fill(
    screen.fields.filter(({ form }) => !taken.has(form)),
    missed,
  )
  for (const file of screen.files) if (!(await chooseInvented(file))) missed.push(told(file))
  if (screen.sent !== '') {
    const form = await within(() =>
      shown<HTMLFormElement>('form').find((each) => formNameOf(each) === screen.sent),
    )
    // What was filled in has reached the form by the next look.
    await pause()
    if (form) form.requestSubmit()
    else missed.push(`表单“${screen.sent}”`)
  }
  return missed
}

/** What a form held, without the files that are chosen and stored again: their addresses lead nowhere here. */
function withoutPaths(value: unknown, files: BugReportScreen['files']): unknown {
  const isFilePath = (each: unknown) => each !== '' && files.some(({ path }) => path === each)
  if (isFilePath(value)) return ''
  if (Array.isArray(value))
    return value.filter((each) => !isFilePath(each)).map((each) => withoutPaths(each, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutPaths(each, files)]))
}

/** A file that somebody has to choose, by all that is known of it. */
function told({ name, type, size, width, height }: BugReportFile): string {
  const measures = width > 0 ? `，${width}×${height}` : ''
  return `文件“${name}”（${type || '类型未知'}，${Math.ceil(size / 1024)} KB${measures}）`
}

/** The forms of the console that were given what they held. */
async function takeForms({ forms, files }: BugReportScreen, missed: string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for (const { form, values } of forms) {
    const found = await within(() => reportableForms().get(form))
    found?.take(withoutPaths(values, files) as typeof values)
    if (found) taken.add(form)
    else missed.push(`表单“${form}”`)
  }
  return taken
}

/**
 * Fills in each field once it appears, and again where its form is reset. A field outside forms is not
 * waited for: the address restores it.
 */
async function fill(fields: BugReportScreen['fields'], missed: string[]): Promise<void> {
  const pending = () => {
    const controls = findControls(fields)
    return fields.filter(({ form, value }, index) => {
      const control = controls[index]
      if (control) fillControl(control, value)
      return form !== '' && (!control || (valueOf(control) !== value && value !== false))
    })
  }
  const isFull = await within(() => (pending().length === 0 ? true : undefined))
  if (isFull) return
  const places = pending().filter(({ value }) => value !== '' && value !== false)
  missed.push(...places.map(({ label, name }) => `“${label || name}”`))
}

/** What comes within patience. */
async function within<Value>(look: () => Value | undefined): Promise<Value | undefined> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const value = look()
    if (value !== undefined || performance.now() > deadline) return value
    await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS))
