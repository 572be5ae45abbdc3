import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { ErrorLine, HintLine, Label, RequiredMark, Root } from './field.styles.ts'
import { errorId, hintId } from './field-ids.ts'

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id'> {
  /** Id of the control inside; hint and error derive theirs from it. */
  controlId: string
  /** What is asked for; always visible. */
  label: ReactNode
  /** Marks the label; the control carries `required` itself. */
  isRequired?: boolean
  /** A sentence of help under the control. */
  hint?: ReactNode
  /** The sentence that says what is wrong; shown instead of the hint (public-site §5). */
  error?: ReactNode
  /** Something at the far end of the label's line, such as a character count. */
  aside?: ReactNode
}

/** Label, hint and error around one control. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
  const { controlId, label, isRequired = false, hint, aside, children, error: newError, ...rest } = props
  const error = useAfterPress(newError)
  return (
    <Root ref={ref} {...rest}>
      <Label htmlFor={controlId}>
        <span>
          {label}
          {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
          {isRequired && <VisuallyHidden>（必填）</VisuallyHidden>}
        </span>
        {aside}
      </Label>
      {children}
      {error ? (
        <ErrorLine id={errorId(controlId)}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorLine>
      ) : (
        hint && <HintLine id={hintId(controlId)}>{hint}</HintLine>
      )}
    </Root>
  )
})
