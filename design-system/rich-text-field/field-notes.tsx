import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { GroupError, GroupHint } from '#design-system/form-field/form-field.styles.ts'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'

type FieldNotesProps = { id: string; hint?: ReactNode; error?: string; hasTools: boolean }

/** Everything that describes the text: what is wrong or advised, and how the keyboard reaches the tools. */
export function FieldNotes({ id, hint, error: newError, hasTools }: FieldNotesProps) {
  const error = useAfterPress(newError)
  return (
    <>
      {hint && !error && <GroupHint id={`${id}-hint`}>{hint}</GroupHint>}
      {error && (
        <GroupError id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </GroupError>
      )}
      {hasTools && (
        <VisuallyHidden id={`${id}-help`}>按 Alt+F10 进入工具栏，在工具栏中按 Esc 返回正文。</VisuallyHidden>
      )}
    </>
  )
}

/** Ids of what is shown, for `aria-describedby`. */
export function describedBy({ id, hint, error, hasTools }: FieldNotesProps): string | null {
  const shown = [error ? `${id}-error` : hint ? `${id}-hint` : '', hasTools ? `${id}-help` : '']
  return shown.filter(Boolean).join(' ') || null
}
