const CONTROLS = 'input, select, textarea, button, [tabindex]'

/** Where the focus is in a form, so that the next form can restore it. */
export interface FocusPlace {
  /** Name of the field; undefined outside of the fields. */
  field?: string
  /** Which of the field's controls. */
  control: number
  /** Of a text: the caret, or what is selected. */
  selection?: readonly [number, number]
}

/** The keyboard is in none of the fields. */
export const outsideFields: FocusPlace = { control: 0 }

/** The place that has the keyboard. */
export function focusPlaceIn(form: HTMLElement | null): FocusPlace {
  const active = document.activeElement
  const field = active?.closest<HTMLElement>('[data-field]')
  if (!field?.dataset.field || !form?.contains(field)) return outsideFields
  const control = controlsOf(field).indexOf(active as HTMLElement)
  return { field: field.dataset.field, control, selection: selectionOf(active) }
}

/** Brings the keyboard to the place, or to the button that saves; the page stays where it is. */
export function focusPlace(form: HTMLElement, place: FocusPlace): void {
  const field = form.querySelector<HTMLElement>(`[data-field="${place.field}"]`)
  const control = field && controlsOf(field)[place.control]
  const target = control ?? form.querySelector<HTMLElement>('[type=submit]')
  target?.focus({ preventScroll: true })
  if (place.selection && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
    target.setSelectionRange(...place.selection)
  }
}

const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<HTMLElement>(CONTROLS)]

function selectionOf(control: Element | null): FocusPlace['selection'] {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  const { selectionStart, selectionEnd } = control
  // Inputs that are no text have none.
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
