import { useEffect, useId, useRef, useState } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import {
  focusFirstInvalid,
  useFormSubmit,
  useInertWhileSubmitting,
  useSaveKeys,
} from '#design-system/form-dialog/index.ts'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import { toast } from '#design-system/toast/index.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/shared/messages.ts'
import { callForMessage } from '#app/admin/api/untyped-api.ts'
import { useUnsavedChanges } from '#app/admin/shell/unsaved-changes.tsx'
import { focusPlace, focusPlaceIn, outsideFields } from './focus-place.ts'
import { fieldNames, isSectionChanged } from './form-sections.ts'
import { viewOnSiteAction } from './view-on-site-action.ts'
import { draftPlaceOf, type Values } from './use-record-dialog.ts'
import type { SingleRecordFormProps } from './single-record-form.tsx'
import { useRecordForm } from './use-record-form.ts'

/** State and acts of the form over a type's one record. */
export function useSingleRecordForm(props: SingleRecordFormProps) {
  const { type, endpoint, editing, sections, invalid, always, isOpened, focus, onDone } = props
  const id = useId()
  const notices = useRef<HTMLDivElement>(null)
  const [drafts] = useState(() => draftPlaceOf(type, undefined))
  const form = useRecordForm({
    name: type.typeLabel,
    typeName: type.name,
    fields: type.fields,
    editing,
    save,
    drafts,
    invalid,
  })
  const [wasSubmitted, setSubmitted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const place = useRef(outsideFields)
  const { held, holdWhile } = useInertWhileSubmitting(fields)
  // By then the form is drawn with what its last field took in when it was left.
  const latest = useLatestRef(send)
  const { form: formElement, submit } = useFormSubmit(
    () => holdWhile(() => latest.current()),
    form.isSaving,
    notices,
  )
  const { confirm, confirmDialog } = useConfirm()
  useSaveKeys(formElement)

  useUnsavedChanges(form.isChanged, form.endDraft)
  useEffect(() => {
    if (isOpened) formElement.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    else if (focus && formElement.current) focusPlace(formElement.current, focus)
  }, [isOpened, focus, formElement])

  async function send() {
    await form.submit()
    setSubmitted(true)
  }

  async function save(values: Values, version: string | undefined) {
    const body = { ...values, ...always }
    // A record that somebody else has saved first in the meantime is not overwritten either.
    const ifMatch = version ?? versionOf(null)
    const message = (await callForMessage(endpoint, { body, ifMatch })) ?? messages.saved
    toast.success(message, viewOnSiteAction(type, body))
    form.endDraft()
    await onDone(true, place.current)
  }

  return {
    form,
    /** The parts of the form, as the rail shows them. */
    parts: sections.map((section, index) => ({
      id: `${id}-${index}`,
      section,
      label: section.heading,
      isChanged: isSectionChanged(section, form.values, editing.from),
      errors: fieldNames(section).filter((name) => form.errorOf(name) !== undefined).length,
    })),
    errors: sections.flatMap(fieldNames).flatMap((name) => {
      const sentence = form.errorOf(name)
      return sentence === undefined ? [] : [{ key: name, label: type.fields[name]?.label ?? name, sentence }]
    }),
    wasSubmitted,
    formRef: formElement,
    fieldsRef: fields,
    noticesRef: notices,
    /** Props of the element around the fields. */
    held,
    confirmDialog,

    submit(event: Parameters<typeof submit>[0]) {
      // While it is being sent the keyboard is at the button.
      if (!form.isSaving) place.current = focusPlaceIn(formElement.current)
      void submit(event)
    },

    giveUp() {
      if (!form.isChanged) return void onDone(false, outsideFields)
      confirm({
        question: '有未保存的修改，确定要放弃吗？',
        onConfirm: () => {
          form.endDraft()
          return onDone(false, outsideFields)
        },
      })
    },

    focusField(name: string) {
      const field = formElement.current?.querySelector(`[data-field="${name}"]`)
      if (field) focusFirstInvalid(field)
    },
  }
}
