import { CircleAlert } from 'lucide-react'
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import type { FieldTexts } from './field-frame.tsx'
import { GroupError, GroupHint, GroupLabel, GroupRoot } from './form-field.styles.ts'
import { RequiredSign } from './required-sign.tsx'

export type FormFieldProps = FieldTexts &
  Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
    /** Any controls; they share the label, the hint and the error as a group. */
    children: ReactNode
  }

/** Label, hint and error around controls that are not a single input (back-office §5.2). */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  { label, isLabelHidden, hint, error, isRequired, children, ...rest },
  ref,
) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <GroupRoot
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={error ? true : undefined}
    >
      <GroupLabel id={`${id}-label`} $isHidden={isLabelHidden}>
        {label}
        {isRequired && <RequiredSign isSpoken />}
      </GroupLabel>
      {children}
      {hint && !error && <GroupHint id={`${id}-hint`}>{hint}</GroupHint>}
      {error && (
        <GroupError id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </GroupError>
      )}
    </GroupRoot>
  )
})
