import { forwardRef } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { ErrorSummary, type ErrorSummaryEntry } from '#design-system/error-summary/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import type { RecordConflict } from './continue-draft.ts'
import { useFormFailure } from './use-form-failure.ts'
import { FormDrafts } from './form-drafts.tsx'
import { LazyConflictNotice } from './lazy-conflict-notice.tsx'
import type { RecordForm } from './use-record-form.ts'

export interface FormNoticesProps {
  fields: FieldSet
  form: RecordForm & {
    /** Why the save failed. */
    failure: string | undefined
    /** What is to be decided since somebody else has saved the record. */
    conflict: RecordConflict | undefined
    offered: readonly Draft[]
    restored: Draft | undefined
    restore: (left: Draft) => void
    discard: (left: Draft) => void
  }
  /** The version of the record as it is now. */
  version: string | undefined
  /** The wrong fields. */
  errors: readonly ErrorSummaryEntry[]
  /** From then on the wrong fields are listed. */
  wasSubmitted: boolean
  /** Brings the keyboard to a field. */
  onSelect: (name: string) => void
}

/**
 * The notices above the fields. The ref is the notice to focus after a submit; null where one invalid
 * field takes the focus.
 */
export const FormNotices = forwardRef<HTMLDivElement, FormNoticesProps>(function FormNotices(
  { fields, form, version, errors, wasSubmitted, onSelect },
  ref,
) {
  const failure = useFormFailure(form.failure, errors)
  const first = errors.length > 0 ? errors.length > 1 && 'summary' : failure ? 'failure' : 'conflict'
  return (
    <>
      {failure && (
        <Alert ref={first === 'failure' ? ref : undefined} tone="danger" tabIndex={-1}>
          {failure}
        </Alert>
      )}
      {wasSubmitted && (
        <ErrorSummary ref={first === 'summary' ? ref : undefined} errors={errors} onSelect={onSelect} />
      )}
      <FormDrafts {...form} version={version} onRestore={form.restore} onDiscard={form.discard} />
      {form.conflict && (
        <div ref={first === 'conflict' ? ref : undefined} tabIndex={-1}>
          <LazyConflictNotice {...form.conflict} fields={fields} typed={form.values} onTake={form.change} />
        </div>
      )}
    </>
  )
})
