import { useEffect, useRef, useState } from 'react'
import { useFormik } from 'formik'
import { ask } from '#app/ask/ask.ts'
import { fillTimeOf, forgetUse } from './fill-time.ts'
import { fieldOf, focusFirst, readForm, writeForm } from './form-fields.ts'
import { homeMessageSchema } from './home-message-schema.ts'
import {
  emptyMessage,
  messageFields,
  outcomeSentences,
  readSpamSigns,
  type HomeMessage,
  type MessageErrors,
  type MessageFormState,
  type MessageNotice,
} from './message.ts'
import { refusalOf } from './refusal.ts'

export interface MessageFormLiveProps {
  /** The plain form whose fields this takes over; they stay the same elements. */
  form: HTMLFormElement
  /** What the form showed before: the server's field messages, if any. */
  before: MessageFormState
  /** The visitor pressed send before this was loaded. */
  startsBySending: boolean
  /** Tells the form what to show. */
  show: (state: MessageFormState) => void
}

/**
 * Formik on the plain form's own fields: checks on blur and on submit, sends through the API and says how it went
 * (public-site §4, §5.1, §8). It renders nothing, so taking over moves neither focus nor caret nor a composition.
 */
export function MessageFormLive({ form, before, startsBySending, show }: MessageFormLiveProps): null {
  const [notice, setNotice] = useState<MessageNotice | undefined>(before.notice)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const formik = useFormik<HomeMessage>({
    initialValues: readForm(form),
    initialErrors: before.errors,
    initialTouched: Object.fromEntries(Object.keys(before.errors).map((field) => [field, true])),
    validationSchema: homeMessageSchema,
    validateOnChange: false,
    onSubmit: send,
  })

  async function send(message: HomeMessage) {
    setNotice(undefined)
    setSending(true)
    try {
      const signs = readSpamSigns(new FormData(form), fillTimeOf(form))
      await ask('POST /api/contact/add', { body: { ...message, ...signs } })
      forgetUse(form)
      writeForm(form, emptyMessage)
      formik.resetForm({ values: emptyMessage, errors: {}, touched: {} })
      setNotice({ tone: 'success', text: outcomeSentences.sent })
    } catch (error) {
      const refusal = refusalOf(error)
      formik.setErrors(refusal.errors)
      setNotice(refusal.notice)
    }
    setSending(false)
  }

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    await formik.setValues(readForm(form), false)
    await formik.submitForm()
    isBusy.current = false
  }

  // Formik's own functions never change; what they close over here does, hence no dependency list.
  useEffect(() => {
    const subscriptions = new AbortController()
    const on = (type: string, act: (event: Event) => void) =>
      form.addEventListener(type, act, { signal: subscriptions.signal })
    on('input', ({ target }) => {
      const field = fieldOf(target)
      if (field) void formik.setFieldValue(field.name, field.value, field.name in formik.errors)
    })
    on('focusout', ({ target }) => {
      const field = fieldOf(target)
      if (!field) return
      void formik.setFieldValue(field.name, field.value, false)
      void formik.setFieldTouched(field.name)
    })
    on('submit', (event) => {
      event.preventDefault()
      void submit()
    })
    return () => subscriptions.abort()
  })

  useEffect(() => {
    if (startsBySending) void submit()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the press that waited, not at every render
  }, [startsBySending])

  useEffect(() => {
    show({ errors: shown(formik.errors, formik.touched), notice, isSending })
  }, [form, show, formik.errors, formik.touched, notice, isSending])

  const { isSubmitting, submitCount, errors } = formik
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst(form, Object.keys(errors))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when a submission ends, not at every later error
  }, [form, submitCount, isSubmitting])

  return null
}

function shown(errors: MessageErrors, touched: Partial<Record<keyof HomeMessage, boolean>>): MessageErrors {
  return Object.fromEntries(
    messageFields.filter((field) => touched[field] && errors[field]).map((field) => [field, errors[field]]),
  )
}
