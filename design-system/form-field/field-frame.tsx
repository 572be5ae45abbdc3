import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { FieldErrorText, FieldHint, FieldLabel, RequiredMark } from './form-field.styles.ts'

/** Texts that every console field takes (back-office §5.2 shows the error at the field). */
export type FieldTexts = {
  /** Visible name of the field. */
  label: string
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** One line of advice under the control; gives way to the error, except around several controls. */
  hint?: ReactNode
  /** The sentence that says what is wrong; its presence marks the field invalid. */
  error?: string
  /** Shows the mark of a required field. */
  isRequired?: boolean
}

/** What the react-aria field around a frame is told: errors are shown in the frame, never by the browser. */
export function validityOf({ isRequired, error }: FieldTexts) {
  return { isRequired, isInvalid: Boolean(error), validationBehavior: 'aria' } as const
}

/**
 * Label above, hint or error below, for use inside a react-aria field, which wires the ids. Pass `validityOf` the
 * same error through `useAfterPress`; an error rendered after `isInvalid` would not be wired.
 */
export function FieldFrame({
  saysRequired = false,
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  children,
}: FieldTexts & {
  /** Says （必填） in the name, for controls whose role knows no `aria-required`. */
  saysRequired?: boolean
  children: ReactNode
}) {
  return (
    <>
      <FieldLabel $isHidden={isLabelHidden}>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
        {isRequired && saysRequired && <VisuallyHidden>（必填）</VisuallyHidden>}
      </FieldLabel>
      {children}
      {hint && !error && <FieldHint slot="description">{hint}</FieldHint>}
      <FieldErrorText>
        {error && (
          <>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </>
        )}
      </FieldErrorText>
    </>
  )
}
