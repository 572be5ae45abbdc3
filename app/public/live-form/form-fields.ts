type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a form's fields hold, each as text; a box that is not ticked holds none. */
export type FormValues<Field extends string> = Record<Field, string>

/** Reads the named fields of a posted or a living form. A line break counts as one character, though a post sends two (CRLF). */
export function readFields<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): FormValues<Field> {
  const text = (field: Field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as FormValues<Field>
}

/** Puts text into the fields; they are uncontrolled, so the document is what holds it. */
export function writeFields<Field extends string>(form: HTMLFormElement, values: FormValues<Field>): void {
  for (const [field, value] of Object.entries<string>(values)) {
    const control = controlOf(form, field)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
    else if (control) control.value = value
  }
}

/** Which field an event came from, and what it holds. */
export function fieldOf<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  target: EventTarget | null,
): { name: Field; value: string } | undefined {
  const name = fields.find((field) => field === (target as Control | null)?.name)
  return name && { name, value: readFields(new FormData(form), [name])[name] }
}

/** Moves the focus to the first of these fields, in the form's own order. */
export function focusFirst(form: HTMLFormElement, fields: readonly string[], wrong: string[]): void {
  const first = fields.find((field) => wrong.includes(field))
  if (first) controlOf(form, first)?.focus()
}

function controlOf(form: HTMLFormElement, field: string): Control | null {
  return form.elements.namedItem(field) as Control | null
}
