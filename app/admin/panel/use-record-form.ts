import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { isSecretName } from '#contract/capsule/secret-name.ts'
import { fieldErrors, isTaken } from '#contract/fields/check-fields.ts'
import { AskError } from '#contract/ask/ask.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/messages.ts'
import { versionOf } from '#contract/engine/version.ts'
import { useOpenForm } from '#app/capsule/open-forms.ts'
import type { Draft } from '#app/admin/kept/drafts.ts'
import type { Editing, Values } from './editing.ts'
import { isGone } from './is-gone.ts'
import { saveFailure } from './unsure-write.ts'
import { useFormDraft, type DraftPlace } from './use-form-draft.ts'

/**
 * What `RecordField` and panels with inputs of their own need of a form. Its functions read nothing of the values as they were drawn: a
 * field that was not drawn anew calls older ones (inputs/kept-field.tsx).
 */
export interface RecordForm {
  values: Values
  change: (name: string, value: unknown) => void
  /** The field was left: from now on its error shows. */
  leave: (name: string) => void
  errorOf: (name: string) => string | undefined
  /** A file is on its way; saving waits for it. */
  setSending: (isSending: boolean) => void
}

export interface RecordFormOptions {
  /** What people call the form. */
  name: string
  fields: FieldSet
  editing: Editing
  /** Sends the values; rejects when the server refuses them. */
  save: (values: Values, version: string | undefined) => Promise<void>
  /** Where what is typed is kept, so that nothing is lost with the session or the browser; absent: nowhere. */
  drafts?: DraftPlace
  /** Reads the record again, where a refusal tells of a conflict in a sentence only. */
  readAgain?: () => Promise<Values | undefined>
  /** Rules beyond those of the fields; sentences by field name. */
  check?: (values: Values) => Record<string, string>
  /** Said when a field is wrong, besides the sentences at the fields (back-office §5.2). */
  invalid?: string
}

/** A form over the fields of a content type: their rules, the server's refusals, and conflicts. */
export function useRecordForm(options: RecordFormOptions) {
  const { name, fields, editing, save, drafts, readAgain, check, invalid } = options
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [current, setCurrent] = useState(editing.resumed && unseenBy(editing.resumed, editing))
  const resumed = editing.resumed && continued(editing.resumed, fields, editing)
  const draft = useFormDraft(drafts, resumed)
  const { keep, takeBack } = draft
  const version = useRef((resumed ?? editing).version)
  const sending = useRef(0)

  const errorsOf = (values: Values) => ({ ...check?.(values), ...fieldErrors(fields, values) })
  const formik = useFormik<Values>({
    initialValues: resumed?.typed ?? editing.from,
    validate: errorsOf,
    // Between submits the errors are those of the values as they are drawn, below.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(undefined)
      setRefused({})
      // The success of an earlier save is no news beside this one.
      toast.clear()
      try {
        await save(sendable(fields, values), version.current)
        draft.end()
      } catch (error) {
        await refuse(error)
      }
    },
  })

  async function refuse(error: unknown) {
    const now = error instanceof AskError && error.status === 409 ? await recordNow(error) : undefined
    if (now) {
      // The next save is a deliberate one: it names the record as it is now shown beside what was typed.
      version.current = versionOf(now)
      setCurrent(now)
      return
    }
    // It has no version any more that could be met.
    if (isGone(error)) version.current = undefined
    if (error instanceof AskError) {
      setRefused(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    }
    setFailure(saveFailure(error, messages.saveFailed))
  }

  async function recordNow({ current: answered }: AskError): Promise<Values | undefined> {
    if (isRecord(answered)) return answered
    // What cannot be read again is told by the refusal's own sentence.
    return readAgain?.().catch(() => undefined)
  }

  const { values } = formik
  const errors: Record<string, string> = errorsOf(values)
  const isChanged =
    JSON.stringify(sendable(fields, values)) !== JSON.stringify(sendable(fields, editing.from))
  useEffect(() => {
    if (isChanged) keep(values, version.current)
    else takeBack()
  }, [keep, takeBack, values, isChanged, current])

  /** Goes on with what was left; its version is kept, so that what somebody else saved since is noticed. */
  function restore(left: Draft) {
    const taken = continued(left, fields, editing)
    version.current = taken.version
    setCurrent(unseenBy(left, editing))
    setFailure(undefined)
    setRefused({})
    draft.take(taken)
    void formik.setValues(taken.typed)
  }

  function change(name: string, value: unknown) {
    setRefused(({ [name]: _, ...others }) => others)
    void formik.setFieldValue(name, value)
  }

  useOpenForm(name, {
    values: () => tellable(fields, values),
    take: (seen) => void formik.setValues({ ...formik.values, ...takeable(fields, seen) }),
  })

  async function submit() {
    if (sending.current > 0) return void toast.info('文件正在上传，请稍候再保存')
    if (Object.keys(errors).length > 0) setFailure(invalid)
    await formik.submitForm()
  }

  return {
    values,
    change,
    leave: (name: string) => void formik.setFieldTouched(name),
    errorOf: (name: string) => refused[name] ?? (formik.touched[name] ? errors[name] : undefined),
    setSending: (isSending: boolean) => void (sending.current += isSending ? 1 : -1),
    submit,
    isSaving: formik.isSubmitting,
    isChanged,
    failure,
    /** The record as somebody else has saved it meanwhile. */
    current,
    /** What was left before, the newest first. */
    offered: draft.offered,
    /** The draft that the form goes on with. */
    restored: draft.restored,
    restore,
    discard: draft.discard,
    /** From now on nothing is kept, and nothing of this form is left. */
    endDraft: draft.end,
  }
}

/** A draft over the record as it is now: fields that were declared since have its values. */
function continued(left: Draft, fields: FieldSet, { record, from, version }: Editing): Draft {
  return {
    ...left,
    typed: { ...from, ...sendable(fields, left.typed) },
    // A record that is gone has none that could be met.
    version: record && (left.version ?? version),
  }
}

/** The record, where it was first saved after the draft was begun: no version tells the server of that. */
const unseenBy = (left: Draft, { record }: Editing) => (left.version === undefined ? record : undefined)

/** What may be sent of a form's values: the declared fields that the server does not set itself. */
export function sendable(fields: FieldSet, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.setByServer && name in values)
      .map(([name]) => [name, values[name]]),
  )
}

/** What may be told of a form's values: no secret, also one that is being shown. */
function tellable(fields: FieldSet, values: Values): Values {
  const told = Object.entries(sendable(fields, values)).filter(
    ([name]) => fields[name]?.kind !== 'secret' && !fields[name]?.isUntold && !isSecretName(name),
  )
  return Object.fromEntries(told)
}

/** Of values from anywhere those that a form can hold: what its fields take, and texts that they will refuse. */
function takeable(fields: FieldSet, seen: Values): Values {
  const taken = Object.entries(tellable(fields, seen)).filter(([name, value]) => {
    const field = fields[name]
    return (
      field && ((typeof value === 'string' && typeof field.initial === 'string') || isTaken(field, value))
    )
  })
  return Object.fromEntries(taken)
}

/** What a new record starts with (back-office §3). */
export function initialValues(fields: FieldSet): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
}

/**
 * What a copy of a record starts with: its contents. What is done to a record by an act of its own, such as publishing it,
 * and when, is not done to the copy.
 */
export function copiedValues(fields: FieldSet, record: Values): Values {
  const isOfAct = ({ kind, initial }: Field) => kind === 'dateTime' || (kind === 'flag' && initial === 0)
  const acts = Object.fromEntries(Object.entries(fields).filter(([, field]) => isOfAct(field)))
  return { ...initialValues(fields), ...sendable(fields, record), ...initialValues(acts) }
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
