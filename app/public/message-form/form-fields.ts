import { messageFields, readMessage, type HomeMessage, type MessageField } from './message.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The text that the form's fields hold at this moment, typed, restored or filled in by the browser. */
export function readForm(form: HTMLFormElement): HomeMessage {
  return readMessage(new FormData(form))
}

/** Puts text into the fields; they are uncontrolled, so the document is what holds it. */
export function writeForm(form: HTMLFormElement, message: HomeMessage): void {
  for (const field of messageFields) {
    const control = controlOf(form, field)
    if (control) control.value = message[field]
  }
}

/** Which field an event came from, and what it holds. */
export function fieldOf(target: EventTarget | null): { name: MessageField; value: string } | undefined {
  const control = target as Control | null
  const name = messageFields.find((field) => field === control?.name)
  return control && name ? { name, value: control.value } : undefined
}

/** Moves the focus to the first of these fields, in the form's own order. */
export function focusFirst(form: HTMLFormElement, fields: string[]): void {
  const first = messageFields.find((field) => fields.includes(field))
  if (first) controlOf(form, first)?.focus()
}

function controlOf(form: HTMLFormElement, field: MessageField): Control | null {
  return form.elements.namedItem(field) as Control | null
}
