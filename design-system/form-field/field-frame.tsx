import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldErrorText, FieldHint, FieldLabel } from './form-field.styles.ts'
import { RequiredSign } from './required-sign.tsx'

/** Texts that every console field takes (back-office §5.2 shows the error at the field). */
export type FieldTexts = {
  /** Visible name of the field. */
  label: string
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** One line of advice under the control; gives way to the error. */
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

/** Label above, hint or error below; to be used inside a react-aria field, which wires the ids. */
export function FieldFrame({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isRequiredInName = false,
  children,
}: FieldTexts & {
  /** The control's role knows no `aria-required`, so that the name must say it. */
  isRequiredInName?: boolean
  children: ReactNode
}) {
  return (
    <>
      <FieldLabel $isHidden={isLabelHidden}>
        {label}
        {isRequired && <RequiredSign isSpoken={isRequiredInName} />}
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
