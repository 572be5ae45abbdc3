import { Button } from '#design-system/button/index.ts'
import { keepFromSubmitting } from '#design-system/form-dialog/index.ts'
import { SectionRail } from '#design-system/section-rail/index.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { FocusPlace } from './focus-place.ts'
import { FormNotices } from './form-notices.tsx'
import type { FormSection } from './form-sections.ts'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import type { Editing, Values } from './use-record-dialog.ts'
import { SectionFields } from './section-fields.tsx'
import { Foot, Form, Main, RailPlace, RoomAround } from './single-record-form.styles.ts'
import { useSingleRecordForm } from './use-single-record-form.ts'

/** From this many sections on a form is long enough for a rail. */
const RAIL_FROM = 3
/** How many changed sections are named before the rest is only counted. */
const NAMED_SECTIONS = 3

export interface SingleRecordFormProps {
  type: ContentType
  /** The call that saves the whole record. */
  endpoint: Endpoint
  editing: Editing
  sections: readonly FormSection[]
  fieldOptions?: FieldOptionsByName
  invalid?: string
  /** Values that are saved whatever the record had. */
  always?: Values
  /** The form was opened by a press: it takes the focus, and 取消 closes it. */
  isOpened?: boolean
  /** Where the keyboard was in the form that this one follows; null when it follows none. */
  focus: FocusPlace | null
  /** Called after the form was saved or given up, with the place that had the focus. */
  onDone: (isSaved: boolean, focus: FocusPlace) => Promise<void>
}

/** The form of a type's one record; what is typed outlives a session that ends, as in the dialogs. */
export function SingleRecordForm(props: SingleRecordFormProps) {
  const { type, editing, sections, fieldOptions = {}, isOpened = false } = props
  const { form, parts, errors, wasSubmitted, formRef, fieldsRef, noticesRef, ...state } =
    useSingleRecordForm(props)
  const changed = parts.filter(({ isChanged }) => isChanged).map(({ label }) => label)
  const hasRail = sections.length >= RAIL_FROM

  return (
    <Form
      ref={formRef}
      aria-label={type.typeLabel}
      noValidate
      onKeyDown={keepFromSubmitting}
      onSubmit={state.submit}
      $hasRail={hasRail}
    >
      <RoomAround />
      {hasRail && (
        <RailPlace>
          <SectionRail label={`${type.typeLabel}的各部分`} sections={parts} />
        </RailPlace>
      )}
      <Main ref={fieldsRef} {...state.held}>
        <FormNotices
          ref={noticesRef}
          fields={type.fields}
          form={form}
          errors={errors}
          wasSubmitted={wasSubmitted}
          version={editing.version}
          onSelect={state.focusField}
        />
        {parts.map(({ id, section }) => (
          <SectionFields
            key={section.heading}
            id={id}
            section={section}
            fields={type.fields}
            fieldOptions={fieldOptions}
            form={form}
          />
        ))}
      </Main>
      <Foot data-notices-above>
        <span role="status">{hasRail ? unsavedIn(changed) : form.isChanged && '有未保存的修改'}</span>
        <Button
          variant="secondary"
          onClick={state.giveUp}
          disabled={(!isOpened && !form.isChanged) || form.isSaving}
        >
          {isOpened ? '取消' : '放弃修改'}
        </Button>
        <Button type="submit" isLoading={form.isSaving} aria-keyshortcuts="Control+S Meta+S" title="Ctrl+S">
          保存
        </Button>
      </Foot>
      {state.confirmDialog}
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
