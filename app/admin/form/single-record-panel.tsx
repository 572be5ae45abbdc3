import { useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import { endpointsOfType, type EndpointOverrides } from '#app/admin/api/endpoints-of-type.ts'
import { DraftNotice, NoticesAbove } from './draft-notice.tsx'
import { draftTime } from './draft-time.ts'
import type { Values } from './use-record-dialog.ts'
import type { FocusPlace } from './focus-place.ts'
import type { FormSection } from './form-sections.ts'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { PanelSkeleton } from '#app/admin/shell/panel-skeleton.tsx'
import type { FieldName } from './field-name.ts'
import { RecordFacts } from './record-facts.tsx'
import { SingleRecordForm } from './single-record-form.tsx'
import { isRecord } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { useUnsavedDrafts } from './use-unsaved-drafts.ts'
import { initialValues } from './initial-values.ts'

export interface SingleRecordPanelProps<Type extends ContentType> {
  /** The content type that has one record: its label, fields and calls give labels, inputs, rules and what is sent. */
  type: Type
  /** Calls in place of the declared ones. */
  calls?: EndpointOverrides<Type>
  /** back-office §8, load failures. */
  loadFailure: string
  /** The form's sections in order; a field in none of them is not shown. */
  sections: readonly FormSection<FieldName<Type>>[]
  /** What the panel says of single fields: advice, rules of pictures, sets of icons. */
  fieldOptions?: FieldOptionsByName<FieldName<Type>>
  /** Message when a field is invalid, besides the errors at the fields. */
  invalid?: string
  /** Values that are saved whatever the record had. */
  always?: Partial<RecordOf<Type>>
  /** The record is shown as text until 编辑 is pressed, and again after saving or 取消 (back-office §2.5, About). */
  isReadFirst?: boolean
}

/** The one record of a type: a form of sections, saved whole (back-office §2.5). */
export function SingleRecordPanel<Type extends ContentType>(props: SingleRecordPanelProps<Type>) {
  const { type, loadFailure, sections, fieldOptions, invalid, always, isReadFirst = false } = props
  const calls = endpointsOfType(type, ['single', 'saveSingle'], props.calls)
  const loaded = useQuery(calls.single, loadFailure, {}, { guard: isRecord })
  const [resumed, setResumed] = useState<Draft>()
  const [isEditing, setEditing] = useState(!isReadFirst)
  const left = useUnsavedDrafts(type, isEditing)
  const [newest] = left.drafts
  // Forms that were ended, saved or given up.
  const [ended, setEnded] = useState(0)
  const [focus, setFocus] = useState<FocusPlace | null>(null)
  // A cached answer is no base for editing: the form starts with what is loaded now.
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
  if (!isEditing) {
    return (
      <>
        {newest && (
          <NoticesAbove>
            <DraftNotice
              resumeText="继续填写"
              onResume={() => {
                setResumed(newest)
                setEditing(true)
              }}
              onDiscard={() => left.discard(newest)}
            >
              {`有 ${draftTime(newest.typedAt)} 填写但未保存的内容`}
            </DraftNotice>
          </NoticesAbove>
        )}
        <RecordFacts
          type={type}
          record={record}
          sections={sections}
          isFocused={ended > 0}
          onEdit={() => setEditing(true)}
        />
      </>
    )
  }
  return (
    <SingleRecordForm
      // What was saved or given up ends the form; the next one begins with the record as it is then.
      key={ended}
      type={type}
      endpoint={calls.saveSingle}
      editing={{ record: record ?? undefined, from, version, resumed }}
      sections={sections}
      fieldOptions={fieldOptions}
      invalid={invalid}
      always={always}
      isOpened={isReadFirst}
      focus={focus}
      onDone={async (isSaved, place) => {
        setResumed(undefined)
        // Loaded again; where that fails the panel says so and shows no record that is out of date.
        if (isSaved) await loaded.reload()
        setFresh(false)
        setEditing(!isReadFirst)
        setFocus(place)
        setEnded((count) => count + 1)
      }}
    />
  )
}
