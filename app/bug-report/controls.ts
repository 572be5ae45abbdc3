import type { BugReportField } from '#contract/bug-report/bug-report.ts'
import { isSecretName } from '#contract/bug-report/secret-name.ts'
import { formNameOf, nameOf, shown } from './on-screen.ts'

type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked'>>

// Passwords and files are never read; hidden inputs repeat what others hold; a part of a date is no text.
const CONTROLS =
  'input:not([type="hidden"], [type="password"], [type="file"], [type="submit"], [type="button"], [type="reset"], [type="image"]), textarea, select, [contenteditable="true"]:not([role="spinbutton"])'

/** What was typed and chosen on the screen, without passwords, also one that is being shown, and without files. */
export function readControls(): BugReportField[] {
  return controls().map((control) => ({ ...placeOf(control), value: valueOf(control) }))
}

/**
 * The controls of a screen at the places of these fields, in their order; undefined where there is none. Of several that
 * are called the same, the first stands for the first.
 */
export function findControls(fields: readonly BugReportField[]): (HTMLElement | undefined)[] {
  const left = [...controls()]
  return fields.map((field) => {
    const at = left.findIndex((control) => isAt(control, field))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

/** What a control holds: a text, or whether it is chosen. */
export function valueOf(control: Control): string | boolean {
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked ?? false
  return control.isContentEditable || control.value === undefined ? control.innerText : control.value
}

/** Fills a control in as a person would, so that the form learns of it. */
export function fillControl(control: Control, value: string | boolean): void {
  if (valueOf(control) === value) return
  if (typeof value === 'boolean') {
    // A radio is left by choosing another.
    if (value || control.type === 'checkbox') control.click()
    return
  }
  if (control.isContentEditable) return typeInto(control, value)
  // React watches the property of the element itself: what goes around it is told to it as typed.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  // A field of numbers takes what is typed when it is left.
  if (control.inputMode) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** As plain text: a file must not bring markup into a page. */
function typeInto(editor: HTMLElement, text: string): void {
  editor.focus()
  document.getSelection()?.selectAllChildren(editor)
  // The one way for which every editor listens.
  document.execCommand('insertText', false, text)
}

const controls = (): Control[] =>
  shown<Control>(CONTROLS).filter(
    // A switch of a row writes at once; its answer brings it back.
    (each) =>
      !each.closest('[role="row"], tr') &&
      !isSecretName(each.name ?? '') &&
      !/password/.test(each.getAttribute('autocomplete') ?? ''),
  )

const placeOf = (control: Control) => ({
  form: formNameOf(control),
  // Libraries give inputs names that are others each time.
  name: (control.getAttribute('name') ?? '').replace(/^.*([:«»]|react-aria).*$/, ''),
  label: nameOf(control),
})

function isAt(control: Control, field: BugReportField): boolean {
  const { form, name, label } = placeOf(control)
  const isBoolean = control.type === 'checkbox' || control.type === 'radio'
  return (
    form === field.form &&
    name === field.name &&
    label === field.label &&
    isBoolean === (typeof field.value === 'boolean')
  )
}
