import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import { ApiError } from '#contract/client/api-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { useReportableForm } from '#app/bug-report/reportable-forms.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import { blockingErrors } from './blocking-errors.ts'
import { continueDraft } from './continue-draft.ts'
import { valuesToSend, acceptableValues, valuesWithoutSecrets } from './form-values.ts'
import { isNotFound } from '#app/admin/api/is-not-found.ts'
import type { Editing, Values } from './use-record-dialog.ts'
import { saveFailure } from '#app/admin/api/unknown-outcome.ts'
import { useFormDraft, type DraftPlace } from './use-form-draft.ts'
import { useRecordConflict, type RecordConflictOptions } from './use-record-conflict.ts'

/** The form as inputs see it. Its functions read no rendered values, because memoized fields call older ones. */
export interface RecordForm {
  values: Values
  change: (name: string, value: unknown) => void
  /** The field was left: from now on its error shows; that of a list only after a submit (inputs/list-input.tsx). */
  leave: (name: string) => void
  errorOf: (name: string) => string | undefined
  /** A file is on its way; saving waits for it. */
  setSending: (isSending: boolean) => void
}

export interface RecordFormOptions extends RecordConflictOptions {
  /** What people call the form. */
  name: string
  editing: Editing
  /** Sends the values; rejects when the server refuses them. */
  save: (values: Values, version: string | undefined) => Promise<void>
  /** Where what is typed is kept, so that nothing is lost with the session or the browser; absent: nowhere. */
  drafts?: DraftPlace
  /** Rules beyond those of the fields; sentences by field name. */
  check?: (values: Values) => Record<string, string>
  /** Message when a field is invalid, besides the errors at the fields (back-office §5.2). */
  invalid?: string
}

/** A form over the fields of a content type: their rules, the server's refusals, and conflicts. */
export function useRecordForm(options: RecordFormOptions) {
  const { name, fields, editing, save, drafts, check, invalid } = options
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [begun] = useState(() => editing.resumed && continueDraft(editing.resumed, fields, editing))
  const { conflict, version, base, ...conflicts } = useRecordConflict(options, editing, begun)
  const draft = useFormDraft(drafts, begun?.draft)
  const { keep, takeBack } = draft
  const sending = useRef(0)

  const errorsOf = (values: Values) => ({ ...check?.(values), ...fieldErrors(fields, values) })
  const formik = useFormik<Values>({
    initialValues: begun?.draft.typed ?? editing.from,
    validate: (typed) => blockingErrors(errorsOf(typed), typed, editing.record),
    // Between submits the errors are those of the values as they are drawn, below.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(undefined)
      setRefused({})
      // The success of an earlier save is no news beside this one.
      toast.clear()
      try {
        await send(values)
      } catch (error) {
        await refuse(error, values)
      }
    },
  })

  async function send(values: Values) {
    await save(valuesToSend(fields, values), version.current)
    draft.end()
  }

  async function refuse(error: unknown, sent: Values, isRepeated = false) {
    const current = await conflicts.currentRecord(error)
    if (current) return mergeWith(current, sent, isRepeated)
    if (isNotFound(error)) conflicts.forgetVersion()
    if (error instanceof ApiError) {
      setRefused(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    }
    setFailure(saveFailure(error, messages.saveFailed))
  }

  /** Takes over what only the other side changed; saves again where nothing is left to decide. */
  async function mergeWith(theirs: Values, mine: Values, isRepeated: boolean) {
    const merge = conflicts.mergeWith(theirs, mine)
    const { values, taken, disputed } = merge
    if (taken.length > 0) void formik.setValues(values)
    if (disputed.length > 0 || isRepeated) return conflicts.show(merge)
    try {
      await send(values)
      // The save does not wait for the names in the notice.
      if (taken.length > 0) void conflicts.notify(merge)
    } catch (error) {
      await refuse(error, values, true)
    }
  }

  const { values } = formik
  const errors: Record<string, string> = errorsOf(values)
  const isChanged =
    JSON.stringify(valuesToSend(fields, values)) !== JSON.stringify(valuesToSend(fields, editing.from))
  useEffect(() => {
    if (isChanged) keep(values, version.current, base.current)
    else takeBack()
  }, [keep, takeBack, values, isChanged, conflict, version, base])

  /** Goes on with a draft; its version is kept, so that later saves by others are noticed. */
  function restore(left: Draft) {
    const continued = continueDraft(left, fields, editing)
    conflicts.restart(continued)
    setFailure(undefined)
    setRefused({})
    draft.take(continued.draft)
    void formik.setValues(continued.draft.typed)
  }

  function change(name: string, value: unknown) {
    setRefused(({ [name]: _, ...others }) => others)
    void formik.setFieldValue(name, value)
  }

  useReportableForm(name, {
    values: () => valuesWithoutSecrets(fields, values),
    take: (seen) => void formik.setValues({ ...formik.values, ...acceptableValues(fields, seen) }),
  })

  async function submit() {
    if (sending.current > 0) return void toast.info('文件正在上传，请稍候再保存')
    if (Object.keys(blockingErrors(errors, values, editing.record)).length > 0) setFailure(invalid)
    await formik.submitForm()
  }

  return {
    values,
    change,
    leave: (name: string) => void (fields[name]?.kind !== 'list' && formik.setFieldTouched(name)),
    errorOf: (name: string) => refused[name] ?? (formik.touched[name] ? errors[name] : undefined),
    setSending: (isSending: boolean) => void (sending.current += isSending ? 1 : -1),
    submit,
    isSaving: formik.isSubmitting,
    isChanged,
    failure,
    /** What is to be decided since somebody else has saved the record. */
    conflict,
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
