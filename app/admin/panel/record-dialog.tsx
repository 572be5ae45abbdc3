import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { FormDialog, type FormDialogWidth } from '#design-system/form-dialog/index.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { RecordField } from './record-field.tsx'
import type { ImageRule } from './image-rules.ts'
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form.ts'

/** How a panel's dialog looks. */
export interface RecordDialogLook<Name extends string = string> {
  width?: FormDialogWidth
  /** Rules of the images that have one of their own, by field. */
  images?: Readonly<Partial<Record<Name, ImageRule>>>
  /** Advice under fields, by field. */
  hints?: Readonly<Partial<Record<Name, string>>>
  /** Words of the save button, where they differ between add and edit (back-office.md §2.7). */
  saveTexts?: { add: string; edit: string }
  /** Inputs in place of those derived from the fields. */
  children?: (form: RecordForm) => ReactNode
}

export interface RecordDialogProps extends RecordDialogLook, RecordFormOptions {
  /** What people call one such record. */
  noun: string
  onClose: () => void
}

/** Adds or edits one record (back-office.md §2.7). */
export function RecordDialog(props: RecordDialogProps) {
  const { noun, onClose, fields, editing, width, images = {}, hints = {}, children } = props
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
        : Object.entries(fields)
            .filter(([, field]) => !field.setByServer)
            .map(([name, field]) => (
              <RecordField
                key={name}
                form={form}
                name={name}
                field={field}
                image={images[name]}
                hint={hints[name]}
              />
            ))}
    </FormDialog>
  )
}
