import { useCallback, useRef } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { useFormSubmit } from '#design-system/form-dialog/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { messages } from '#contract/messages.ts'
import { dropDraft, keepDraft } from '#app/admin/session/drafts.ts'
import { call } from './call.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import type { Editing, Values } from './editing.ts'
import type { FieldLooks } from './inputs/field-look.ts'
import { RecordField } from './inputs/record-field.tsx'
import type { FormSection } from './single-record-panel.tsx'
import { Foot, Form, Section } from './single-record-form.styles.ts'
import { useUnsaved } from './unsaved.tsx'
import { useRecordForm } from './use-record-form.ts'

export interface SingleRecordFormProps {
  type: ContentType
  /** The call that saves the whole record. */
  line: Line
  editing: Editing
  sections: readonly FormSection[]
  looks?: FieldLooks
  invalid?: string
  /** What was typed is saved, or given up. */
  onDone: (isSaved: boolean) => Promise<void>
}

/** The form of a type's one record; what is typed outlives a session that ends, as in the dialogs. */
export function SingleRecordForm(props: SingleRecordFormProps) {
  const { type, line, editing, sections, looks = {}, invalid, onDone } = props
  const isDone = useRef(false)
  const form = useRecordForm({ fields: type.fields, editing, save, keep, invalid })
  const { form: formElement, submit } = useFormSubmit(() => form.submit(), form.isSaving)
  const { confirm, confirmDialog } = useConfirm()

  const forget = useCallback(() => {
    isDone.current = true
    dropDraft(type.name)
  }, [type])
  useUnsaved(form.isChanged, forget)

  function keep(typed: Values, version: string | undefined) {
    if (!isDone.current) keepDraft<Editing>(type.name, { ...editing, version, typed })
  }

  async function save(values: Values, version: string | undefined) {
    await call(line, { body: values, ifMatch: version })
    toast.success(messages.saved)
    forget()
    await onDone(true)
  }

  function giveUp() {
    confirm({
      question: '有未保存的修改，确定要放弃吗？',
      onConfirm: () => {
        forget()
        return onDone(false)
      },
    })
  }

  return (
    <Form ref={formElement} aria-label={type.noun} noValidate onSubmit={submit}>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      {editing.typed && <Alert tone="info">已恢复您上次填写但未保存的内容。</Alert>}
      {form.current && (
        <ConflictNotice
          fields={type.fields}
          typed={form.values}
          current={form.current}
          onTake={form.change}
        />
      )}
      {sections.map(({ heading, fields }) => (
        <Section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          {fields.flatMap((name) => {
            const field = type.fields[name]
            return field ? <RecordField key={name} {...looks[name]} {...{ form, name, field }} /> : []
          })}
        </Section>
      ))}
      <Foot>
        <span role="status">{form.isChanged ? '有未保存的修改' : ''}</span>
        <Button variant="secondary" onClick={giveUp} disabled={!form.isChanged || form.isSaving}>
          放弃修改
        </Button>
        <Button type="submit" isLoading={form.isSaving}>
          保存
        </Button>
      </Foot>
      {confirmDialog}
    </Form>
  )
}
