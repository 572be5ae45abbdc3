import { useRef, useState, type ReactNode } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { ErrorSummary, type ErrorSummaryEntry } from '#design-system/error-summary/index.ts'
import { focusFirstInvalid, FormDialog, type FormDialogWidth } from '#design-system/form-dialog/index.ts'
import { DialogFields } from './dialog-fields.tsx'
import type { Values } from './use-record-dialog.ts'
import { useFormFailure } from './use-form-failure.ts'
import { FormDrafts } from './form-drafts.tsx'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { isNotFound } from '#app/admin/api/is-not-found.ts'
import { LazyConflictNotice } from './lazy-conflict-notice.tsx'
import type { FixedValues } from './scope.ts'
import { useUnsavedChanges } from '#app/admin/shell/unsaved-changes.tsx'
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form.ts'

/** How a panel's dialog looks. */
export interface RecordDialogLook {
  width?: FormDialogWidth
  /** Words of the save button, where they differ between add and edit (back-office §2.7). */
  saveTexts?: { add: string; edit: string }
  /** Inputs in place of those derived from the fields. */
  children?: (form: RecordForm) => ReactNode
}

export interface RecordDialogProps extends RecordDialogLook, Omit<RecordFormOptions, 'save' | 'name'> {
  /** What the panel says of the fields' inputs. */
  fieldOptions?: FieldOptionsByName
  /** Fixed values, shown but not editable. */
  only?: FixedValues
  /** What people call one such record. */
  typeLabel: string
  /**
   * @param goesOn whether the next record is to be added after this one
   * @param asNew the edited record was deleted, so the values become a new one
   */
  save: (values: Values, version: string | undefined, goesOn: boolean, asNew: boolean) => Promise<void>
  /** Whether one record after the other can be added. */
  isRepeated?: boolean
  onClose: () => void
}

/** Adds or edits one record (back-office §2.7). */
export function RecordDialog(props: RecordDialogProps) {
  const { typeLabel, onClose, fields, editing, width, fieldOptions, only, isRepeated, children } = props
  const { saveTexts = { add: '保存', edit: '保存' } } = props
  const goesOn = useRef(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [wasRemoved, setRemoved] = useState(false)
  const isNew = editing.record === undefined || wasRemoved
  const title = `${isNew ? '新增' : '编辑'}${typeLabel}`
  const form = useRecordForm({
    ...props,
    name: title,
    save: async (values, version) => {
      try {
        await props.save(values, version, goesOn.current, wasRemoved)
      } catch (error) {
        if (!isNew && isNotFound(error)) setRemoved(true)
        throw error
      }
    },
  })
  const dialog = useRef<HTMLElement>(null)
  useUnsavedChanges(form.isChanged, giveUp)

  // One wrong field has the focus already.
  const errors = Object.entries(fields).flatMap(([key, { label }]) => {
    const sentence = form.errorOf(key)
    return sentence ? [{ key, label, sentence }] : []
  })
  // A refusal about a field that is not drawn shows nowhere else.
  const isDrawn = (key: string) => !fields[key]?.setByServer && only?.[key] === undefined
  const failure = useFormFailure(
    form.failure,
    errors.filter(({ key }) => isDrawn(key)),
  )

  function giveUp() {
    form.endDraft()
    onClose()
  }

  function focusField(name: string) {
    const place = dialog.current?.querySelector(`[data-field="${name}"]`)
    if (place) focusFirstInvalid(place)
  }

  return (
    <FormDialog
      ref={dialog}
      isOpen
      submitsOnEnter={false}
      onClose={giveUp}
      title={title}
      submitText={isNew ? saveTexts.add : saveTexts.edit}
      onSubmit={async () => {
        await form.submit()
        goesOn.current = false
        setSubmitted(true)
      }}
      isDirty={form.isChanged}
      isSubmitting={form.isSaving}
      error={failure}
      width={width}
      footMore={
        isNew &&
        isRepeated && (
          <Button
            variant="secondary"
            aria-disabled={form.isSaving}
            onClick={({ currentTarget }) => {
              goesOn.current = true
              currentTarget.form?.requestSubmit()
            }}
          >
            保存并继续新增
          </Button>
        )
      }
    >
      {wasRemoved && (
        <Alert tone="warning">{`这条${typeLabel}已被他人删除。填写的内容都还在，再次保存将另存为新${typeLabel}。`}</Alert>
      )}
      <FormDrafts {...form} version={editing.version} onRestore={form.restore} onDiscard={form.discard} />
      {form.conflict && (
        <LazyConflictNotice {...form.conflict} fields={fields} typed={form.values} onTake={form.change} />
      )}
      <ErrorSummary errors={wasSubmitted && errors.length > 1 ? errors : NONE} onSelect={focusField} />
      {children ? children(form) : <DialogFields {...{ form, fields, fieldOptions, only }} />}
    </FormDialog>
  )
}

const NONE: readonly ErrorSummaryEntry[] = []
