import { useEffect, useRef, useState } from 'react'
import { useFormik } from 'formik'
import type { ObjectSchema } from 'yup'
import { fillTimeOf, forgetUse } from './fill-time.ts'
import { fieldOf, focusFirst, readFields, writeFields, type FormValues } from './form-fields.ts'
import type { FieldErrors, FormNotice, LiveFormProps } from './form-state.ts'
import { refusalOf } from './refusal.ts'
import { readSpamSigns } from './spam-signs.ts'

interface LiveFields<Field extends string> extends LiveFormProps<Field> {
  /** The fields in the order they are read, checked and focused. */
  fields: readonly Field[]
  schema: ObjectSchema<FormValues<Field>>
  /** Sends what was typed, with the signs of the quiet screening. */
  send: (values: FormValues<Field>, signs: ReturnType<typeof readSpamSigns>) => Promise<unknown>
  /** What the fields hold once it was sent. */
  emptied: (values: FormValues<Field>) => FormValues<Field>
  sentences: { sent: string; refused: string }
}

/**
 * Runs Formik on a plain form's fields, sends through the API and shows the result (public-site §4, §5, §8). Taking over
 * keeps focus, caret and composition; only live forms load this module.
 */
export function useLiveFields<Field extends string>(live: LiveFields<Field>): void {
  const { form, before, startsBySending, show, fields, schema } = live
  const [notice, setNotice] = useState<FormNotice | undefined>(before.notice)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const formik = useFormik<FormValues<Field>>({
    initialValues: readForm(),
    initialErrors: before.errors as object,
    initialTouched: Object.fromEntries(Object.keys(before.errors).map((field) => [field, true])) as object,
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: send,
  })

  function readForm() {
    return readFields(new FormData(form), fields)
  }

  async function send(values: FormValues<Field>) {
    setNotice(undefined)
    setSending(true)
    try {
      await live.send(values, readSpamSigns(new FormData(form), fillTimeOf(form)))
      const emptied = live.emptied(values)
      forgetUse(form)
      writeFields(form, emptied)
      formik.resetForm({ values: emptied, errors: {}, touched: {} })
      setNotice({ tone: 'success', text: live.sentences.sent })
    } catch (error) {
      const refusal = refusalOf(error, fields, live.sentences.refused)
      formik.setErrors(refusal.errors as object)
      setNotice(refusal.notice)
    }
    setSending(false)
  }

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    await formik.setValues(readForm(), false)
    await formik.submitForm()
    isBusy.current = false
  }

  // Formik's own functions never change; what they close over here does, hence no dependency list.
  useEffect(() => {
    const subscriptions = new AbortController()
    const on = (type: string, act: (event: Event) => void) =>
      form.addEventListener(type, act, { signal: subscriptions.signal })
    on('input', ({ target }) => {
      const field = fieldOf(form, fields, target)
      if (field) void formik.setFieldValue(field.name, field.value, field.name in formik.errors)
    })
    on('focusout', ({ target }) => {
      const field = fieldOf(form, fields, target)
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the press that waited, not at every render
  }, [startsBySending])

  const { isSubmitting, submitCount } = formik
  const errors = formik.errors as FieldErrors<Field>
  const touched = formik.touched as Partial<Record<Field, boolean>>
  useEffect(() => {
    const seen = fields.filter((field) => touched[field] && errors[field])
    show({
      errors: Object.fromEntries(seen.map((field) => [field, errors[field]])) as FieldErrors<Field>,
      notice,
      isSending,
    })
  }, [fields, show, errors, touched, notice, isSending])

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst(form, fields, Object.keys(errors))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a submission ends, not at every later error
  }, [form, submitCount, isSubmitting])
}
