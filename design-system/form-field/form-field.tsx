import { CircleAlert } from 'lucide-react'
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { FieldTexts } from './field-frame.tsx'
import { GroupError, GroupHint, GroupLabel, GroupRoot, RequiredMark } from './form-field.styles.ts'

export type FormFieldProps = FieldTexts &
  Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
    /** Any controls; they share the label, the hint and the error as a group. */
    children: ReactNode
  }

/**
 * Label, hint and error around controls that are not a single input (back-office §5.2). The hint stays beside the
 * error, because it says what is allowed.
 */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  { label, isLabelHidden, hint, error: newError, isRequired, children, ...rest },
  ref,
) {
  const id = useId()
  const error = useAfterPress(newError)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <GroupRoot
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      data-invalid={newError ? true : undefined}
    >
      <GroupLabel id={`${id}-label`} $isHidden={isLabelHidden}>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
        {isRequired && <VisuallyHidden>（必填）</VisuallyHidden>}
      </GroupLabel>
      {children}
      {error && (
        <GroupError id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </GroupError>
      )}
      {hint && <GroupHint id={`${id}-hint`}>{hint}</GroupHint>}
    </GroupRoot>
  )
})
