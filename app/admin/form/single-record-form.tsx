import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import {
  focusFirstInvalid,
  keepFromSubmitting,
  useFormSubmit,
  useHeldFields,
  useSaveKeys,
} from '#design-system/form-dialog/index.ts'
import { useLatestRef } from '#design-system/newest/use-latest.ts'
import { SectionRail } from '#design-system/section-rail/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Line } from '#content/registry/api-client.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/shared/messages.ts'
import { draftPlaceOf, type Editing, type Values } from './record-dialog-state.ts'
import { focusPlace, focusPlaceIn, outside, type FocusPlace } from './focus-place.ts'
import { FormNotices } from './form-notices.tsx'
import { fieldNames, isSectionChanged, type FormSection } from './form-sections.ts'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { callForMessage } from '#app/admin/api/untyped-api.ts'
import { SectionFields } from './section-fields.tsx'
import { Foot, Form, Main, RailPlace, RoomAround } from './single-record-form.styles.ts'
import { viewOnSiteAction } from './view-on-site-action.ts'
import { useUnsaved } from '#app/admin/shell/unsaved.tsx'
import { useRecordForm } from './use-record-form.ts'

/** From this many sections on a form is long enough for a rail. */
const RAIL_FROM = 3
/** How many changed sections are named before the rest is only counted. */
const NAMED_SECTIONS = 3

export interface SingleRecordFormProps {
  type: ContentType
  /** The call that saves the whole record. */
  line: Line
  editing: Editing
  sections: readonly FormSection[]
  looks?: FieldOptionsByName
  invalid?: string
  /** Values that are saved whatever the record had. */
  always?: Values
  /** The form was opened by a press and can be closed: it takes the keyboard, and 取消 closes it, changed or not. */
  isOpened?: boolean
  /** Where the keyboard was in the form that this one follows; null when it follows none. */
  focus: FocusPlace | null
  /** What was typed is saved, or given up; told where the keyboard was. */
  onDone: (isSaved: boolean, focus: FocusPlace) => Promise<void>
}

/** The form of a type's one record; what is typed outlives a session that ends, as in the dialogs. */
export function SingleRecordForm(props: SingleRecordFormProps) {
  const {
    type,
    line,
    editing,
    sections,
    looks = {},
    invalid,
    always,
    isOpened = false,
    focus,
    onDone,
  } = props
  const id = useId()
  const told = useRef<HTMLDivElement>(null)
  const [drafts] = useState(() => draftPlaceOf(type, undefined))
  const form = useRecordForm({
    name: type.noun,
    typeName: type.name,
    fields: type.fields,
    editing,
    save,
    drafts,
    invalid,
  })
  const [wasSubmitted, setSubmitted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const place = useRef(outside)
  const { held, holdWhile } = useHeldFields(fields)
  // What the field took in when it was left is drawn by then.
  const latest = useLatestRef(send)
  const { form: formElement, submit } = useFormSubmit(
    () => holdWhile(() => latest.current()),
    form.isSaving,
    told,
  )
  const { confirm, confirmDialog } = useConfirm()
  useSaveKeys(formElement)

  useUnsaved(form.isChanged, form.endDraft)
  useEffect(() => {
    if (isOpened) formElement.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    else if (focus && formElement.current) focusPlace(formElement.current, focus)
  }, [isOpened, focus, formElement])

  const states = sections.map((section, index) => ({
    id: `${id}-${index}`,
    label: section.heading,
    isChanged: isSectionChanged(section, form.values, editing.from),
    errors: fieldNames(section).filter((name) => form.errorOf(name) !== undefined).length,
  }))
  const changed = states.filter(({ isChanged }) => isChanged).map(({ label }) => label)
  const errors = sections.flatMap(fieldNames).flatMap((name) => {
    const sentence = form.errorOf(name)
    return sentence === undefined ? [] : [{ key: name, label: type.fields[name]?.label ?? name, sentence }]
  })
  const hasRail = sections.length >= RAIL_FROM

  async function send() {
    await form.submit()
    setSubmitted(true)
  }

  async function save(values: Values, version: string | undefined) {
    const body = { ...values, ...always }
    // What somebody else has saved first meanwhile is not written over either.
    const ifMatch = version ?? versionOf(null)
    const sentence = (await callForMessage(line, { body, ifMatch })) ?? messages.saved
    toast.success(sentence, viewOnSiteAction(type, body))
    form.endDraft()
    await onDone(true, place.current)
  }

  function giveUp() {
    if (!form.isChanged) return void onDone(false, outside)
    confirm({
      question: '有未保存的修改，确定要放弃吗？',
      onConfirm: () => {
        form.endDraft()
        return onDone(false, outside)
      },
    })
  }

  function focusField(name: string) {
    const place = formElement.current?.querySelector(`[data-field="${name}"]`)
    if (place) focusFirstInvalid(place)
  }

  return (
    <Form
      ref={formElement}
      aria-label={type.noun}
      noValidate
      onKeyDown={keepFromSubmitting}
      onSubmit={(event) => {
        // While it is being sent the keyboard is at the button.
        if (!form.isSaving) place.current = focusPlaceIn(formElement.current)
        void submit(event)
      }}
      $hasRail={hasRail}
    >
      <RoomAround />
      {hasRail && (
        <RailPlace>
          <SectionRail label={`${type.noun}的各部分`} sections={states} />
        </RailPlace>
      )}
      <Main ref={fields} {...held}>
        <FormNotices
          ref={told}
          fields={type.fields}
          form={form}
          errors={errors}
          wasSubmitted={wasSubmitted}
          version={editing.version}
          onSelect={focusField}
        />
        {sections.map((section, index) => (
          <SectionFields
            key={section.heading}
            id={`${id}-${index}`}
            section={section}
            fields={type.fields}
            looks={looks}
            form={form}
          />
        ))}
      </Main>
      <Foot data-notices-above>
        <span role="status">{hasRail ? unsavedIn(changed) : form.isChanged && '有未保存的修改'}</span>
        <Button
          variant="secondary"
          onClick={giveUp}
          disabled={(!isOpened && !form.isChanged) || form.isSaving}
        >
          {isOpened ? '取消' : '放弃修改'}
        </Button>
        <Button type="submit" isLoading={form.isSaving} aria-keyshortcuts="Control+S Meta+S" title="Ctrl+S">
          保存
        </Button>
      </Foot>
      {confirmDialog}
    </Form>
  )
}

/** Which sections are unsaved, in words for eyes and ears. */
function unsavedIn(headings: readonly string[]): string {
  if (headings.length === 0) return ''
  const named = headings.slice(0, NAMED_SECTIONS).join('、')
  const rest = headings.length > NAMED_SECTIONS ? `等 ${headings.length} 个部分` : ''
  return `有未保存的修改：${named}${rest}`
}
