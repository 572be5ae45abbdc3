import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useEventCallback } from '#design-system/newest/use-lasting.ts'
import { toast } from '#design-system/toast/index.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import { ApiError } from '#contract/client/api-client.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import { versionOf } from '#contract/engine/version.ts'
import { useOpenForm } from '#app/bug-report/open-forms.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import { changedErrors } from './changed-errors.ts'
import type { Editing, Values } from './record-dialog-state.ts'
import { continueDraft, type ContinuedDraft } from './continue-draft.ts'
import { changesInWords, findChanges } from './concurrent-changes.ts'
import { sendable, takeable, tellable } from './form-values.ts'
import { isNotFound } from '#app/admin/api/is-not-found.ts'
import { mergeValues } from './merge-values.ts'
import { saveFailure } from '#app/admin/api/unknown-outcome.ts'
import { useFormDraft, type DraftPlace } from './use-form-draft.ts'

/**
 * What `RecordField` and panels with inputs of their own need of a form. Its functions read nothing of the values as they were drawn: a
 * field that was not drawn again calls older ones (inputs/kept-field.tsx).
 */
export interface RecordForm {
  values: Values
  change: (name: string, value: unknown) => void
  /** The field was left: from now on its error shows; that of a list only after a submit (inputs/list-input.tsx). */
  leave: (name: string) => void
  errorOf: (name: string) => string | undefined
  /** A file is on its way; saving waits for it. */
  setSending: (isSending: boolean) => void
}

export interface RecordFormOptions {
  /** What people call the form. */
  name: string
  fields: FieldSet
  /** Name of the content type, by which the audit log knows who else changed the record. */
  typeName?: string
  /** Names of the fields that tell records without an id from each other. */
  keyedBy?: readonly string[]
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
  const { name, fields, typeName, keyedBy, editing, save, drafts, readAgain, check, invalid } = options
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [begun] = useState(() => editing.resumed && continueDraft(editing.resumed, fields, editing))
  const [conflict, setConflict] = useState(begun?.conflict)
  const draft = useFormDraft(drafts, begun?.draft)
  const { keep, takeBack } = draft
  const version = useRef((begun?.draft ?? editing).version)
  const base = useRef(begun ? begun.draft.base : editing.from)
  const sending = useRef(0)

  const errorsOf = (values: Values) => ({ ...check?.(values), ...fieldErrors(fields, values) })
  const formik = useFormik<Values>({
    initialValues: begun?.draft.typed ?? editing.from,
    validate: (typed) => changedErrors(errorsOf(typed), typed, editing.record),
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
        await refuse(error, values)
      }
    },
  })

  async function refuse(error: unknown, sent: Values, isRepeated = false) {
    const now = error instanceof ApiError && error.status === 409 ? await recordNow(error) : undefined
    if (now) return mergeWith(now, sent, isRepeated)
    // It has no version any more that could be met.
    if (isNotFound(error)) version.current = undefined
    if (error instanceof ApiError) {
      setRefused(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])))
    }
    setFailure(saveFailure(error, messages.saveFailed))
  }

  /** Takes over what only the other side changed; saves at once where nothing is left to be decided. */
  async function mergeWith(theirs: Values, mine: Values, isRepeated: boolean) {
    const { values, taken, disputed } = mergeValues(fields, { base: base.current, mine, theirs })
    const isAdded = version.current === undefined
    // The next save names the record as it is now.
    version.current = versionOf(theirs)
    base.current = theirs
    if (taken.length > 0) void formik.setValues(values)
    if (disputed.length > 0 || isRepeated) {
      const changes = await changesOf(theirs, [...taken, ...disputed], isAdded)
      setConflict({ current: theirs, disputed, changes })
      return
    }
    try {
      await save(sendable(fields, values), version.current)
      draft.end()
      // Who it was only words a notice, for which no save waits.
      if (taken.length > 0) void tellMerged(theirs, taken, isAdded)
    } catch (error) {
      await refuse(error, values, true)
    }
  }

  async function tellMerged(theirs: Values, taken: readonly string[], isAdded: boolean) {
    const changes = await changesOf(theirs, taken, isAdded)
    toast.info(MERGED, { detail: changesInWords(changes), timeout: STAY_MS })
  }

  async function changesOf(record: Values, names: readonly string[], isAdded: boolean) {
    if (typeName === undefined || names.length === 0) return []
    return findChanges({ typeName, fields, record, keyedBy, isAdded }, names)
  }

  /** Adds who it was and when to the conflict of a draft, which shows already. */
  async function nameChanges({ conflict: shown, changed }: ContinuedDraft) {
    if (!shown) return
    const changes = await changesOf(shown.current, changed, true)
    setConflict((now) => (now === shown ? { ...shown, changes } : now))
  }

  async function recordNow({ current: answered }: ApiError): Promise<Values | undefined> {
    if (isRecord(answered)) return answered
    // What cannot be read again is told by the refusal's own sentence.
    return readAgain?.().catch(() => undefined)
  }

  const { values } = formik
  const errors: Record<string, string> = errorsOf(values)
  const isChanged =
    JSON.stringify(sendable(fields, values)) !== JSON.stringify(sendable(fields, editing.from))
  useEffect(() => {
    if (isChanged) keep(values, version.current, base.current)
    else takeBack()
  }, [keep, takeBack, values, isChanged, conflict])

  const nameLater = useEventCallback(nameChanges)
  useEffect(() => {
    if (begun) void nameLater(begun)
  }, [begun, nameLater])

  /** Goes on with what was left; its version is kept, so that what somebody else saved since is noticed. */
  function restore(left: Draft) {
    const taken = continueDraft(left, fields, editing)
    version.current = taken.draft.version
    base.current = taken.draft.base
    setConflict(taken.conflict)
    void nameChanges(taken)
    setFailure(undefined)
    setRefused({})
    draft.take(taken.draft)
    void formik.setValues(taken.draft.typed)
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
    if (Object.keys(changedErrors(errors, values, editing.record)).length > 0) setFailure(invalid)
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

const MERGED = '期间的其他修改已一并保留'
/** Long enough to read who changed what. */
const STAY_MS = 8_000

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
