/** Field messages by field; a field without one is right. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** The one sentence above the send button. */
export interface FormNotice {
  tone: 'success' | 'failure'
  text: string
}

/** Everything a form shows beside what was typed. */
export interface FormState<Field extends string> {
  errors: FieldErrors<Field>
  notice?: FormNotice
  /** From the moment validation passes until the request ends (public-site §4). */
  isSending: boolean
}

/** What the server's action answers a form that was posted without JavaScript, beside the text that was sent. */
export type FormAnswer<Field extends string> = Omit<FormState<Field>, 'isSending'>

/** What a form hands to its live part, which is downloaded later. */
export interface LiveFormProps<Field extends string> {
  /** The plain form whose fields this takes over; they stay the same elements. */
  form: HTMLFormElement
  /** What the form showed before: the server's field messages, if any. */
  before: FormState<Field>
  /** The visitor pressed send before this was loaded. */
  startsBySending: boolean
  /** Tells the form what to show. */
  show: (state: FormState<Field>) => void
}
