import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { FormDialog, type FormDialogWidth } from '#design-system/form-dialog/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import type { FieldLooks } from './inputs/field-look.ts'
import { RecordField } from './inputs/record-field.tsx'
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form.ts'

/** How a panel's dialog looks. */
export interface RecordDialogLook {
  width?: FormDialogWidth
  /** Words of the save button, where they differ between add and edit (back-office §2.7). */
  saveTexts?: { add: string; edit: string }
  /** Inputs in place of those derived from the fields. */
  children?: (form: RecordForm) => ReactNode
}

export interface RecordDialogProps extends RecordDialogLook, RecordFormOptions {
  /** What the panel says of the fields' inputs. */
  looks?: FieldLooks
  /** What people call one such record. */
  noun: string
  onClose: () => void
}

/** Adds or edits one record (back-office §2.7). */
export function RecordDialog(props: RecordDialogProps) {
  const { noun, onClose, fields, editing, width, looks = {}, children } = props
  const { saveTexts = { add: '保存', edit: '保存' } } = props
  const form = useRecordForm(props)
  const dialog = useRef<HTMLElement>(null)
  useEffect(
    () => dialog.current?.querySelector<HTMLElement>('form input:not([type=file]), form textarea')?.focus(),
    [],
  )

  const isNew = editing.record === undefined
  return (
    <FormDialog
      ref={dialog}
      isOpen
      onClose={onClose}
      title={`${isNew ? '新增' : '编辑'}${noun}`}
      submitText={isNew ? saveTexts.add : saveTexts.edit}
      onSubmit={form.submit}
      isDirty={form.isChanged}
      isSubmitting={form.isSaving}
      error={form.failure}
      width={width}
    >
      {editing.typed && <Alert tone="info">已恢复您上次填写但未保存的内容。</Alert>}
      {form.current && (
        <ConflictNotice fields={fields} typed={form.values} current={form.current} onTake={form.change} />
      )}
      {children
        ? children(form)
        : shownFields(fields, looks).map(([name, field]) => (
            <RecordField key={name} {...looks[name]} form={form} name={name} field={field} />
          ))}
    </FormDialog>
  )
}

/** The fields with an input of their own. */
function shownFields(fields: FieldSet, looks: FieldLooks) {
  const paired = Object.values(looks).map((look) => look?.longitude)
  return Object.entries(fields).filter(([name, field]) => !field.setByServer && !paired.includes(name))
}
