import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { keptDraft } from '#app/admin/session/drafts.ts'
import { callLines, type OtherCalls } from './calls-of-type.ts'
import type { Editing, Values } from './editing.ts'
import type { FieldLooks } from './inputs/field-look.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import type { FieldName } from './record-cells.tsx'
import { SingleRecordForm } from './single-record-form.tsx'
import { useAnswer } from './use-answer.ts'
import { initialValues } from './use-record-form.ts'

/** Fields that belong together under one heading. */
export interface FormSection<Name extends string = string> {
  heading: string
  fields: readonly Name[]
}

export interface SingleRecordPanelProps<Type extends ContentType> {
  /** The content type that has one record: its noun, fields and calls give labels, inputs, rules and what is sent. */
  type: Type
  /** Calls in place of the declared ones. */
  calls?: OtherCalls<Type>
  /** back-office §8, load failures. */
  loadFailure: string
  /** The form's sections in order; a field in none of them is not shown. */
  sections: readonly FormSection<FieldName<Type>>[]
  /** What the panel says of single fields: advice, rules of pictures, sets of icons. */
  looks?: FieldLooks<FieldName<Type>>
  /** Said when a field is wrong, besides the sentences at the fields. */
  invalid?: string
}

/** The one record of a type: a form of sections, saved whole (back-office §2.5). */
export function SingleRecordPanel<Type extends ContentType>(props: SingleRecordPanelProps<Type>) {
  const { type, loadFailure, sections, looks, invalid } = props
  const calls = callLines(type, ['single', 'saveSingle'], props.calls)
  const loaded = useAnswer(calls.single, loadFailure)
  const [draft, setDraft] = useState(() => keptDraft<Editing>(type.name))
  const [saves, setSaves] = useState(0)
  // What the panel showed last is no ground to edit on: the form begins with what is loaded now, and stays with it.
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && !loaded.isLoading && !loaded.error) setFresh(true)

  if (!isFresh) {
    if (!loaded.error) return <PanelSkeleton />
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button
            size="small"
            variant="secondary"
            isLoading={loaded.isLoading}
            onClick={() => void loaded.reload()}
          >
            重新加载
          </Button>
        }
      >
        {loaded.error}
      </Alert>
    )
  }

  // Null before it was ever saved.
  const record = loaded.answer as Values | null
  const version = record ? versionOf(record) : undefined
  const from = record ?? initialValues(type.fields)
  return (
    <SingleRecordForm
      // What was saved or given up ends the form; the next one begins with the record as it is then.
      key={saves}
      type={type}
      line={calls.saveSingle}
      editing={draft ?? { record: record ?? undefined, from, version }}
      sections={sections}
      looks={looks}
      invalid={invalid}
      onDone={async (isSaved) => {
        setDraft(undefined)
        if (isSaved) await loaded.reload()
        setSaves((count) => count + 1)
      }}
    />
  )
}
