import { forwardRef, useId, type ReactNode } from 'react'
import type { SwitchProps } from 'react-aria-components'
import { Spinner } from '#design-system/spinner/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { GroupHint } from '#design-system/form-field/form-field.styles.ts'
import { Knob, Label, Root, StateText, Track } from './switch-field.styles.ts'

export type SwitchFieldProps = Omit<
  SwitchProps,
  'children' | 'isSelected' | 'onChange' | 'className' | 'style' | 'render'
> & {
  /** What is being switched; in a table row name the row too, for example 启用状态：首页横幅. */
  label: string
  /** Keeps the label for screen readers only, as in table rows. */
  isLabelHidden?: boolean
  /** Whether it is on (back-office §4, status 1). */
  isSelected: boolean
  /** Told the wished state. */
  onChange: (isSelected: boolean) => void
  /** The change is being saved: shows it, keeps the focus and takes no further press. */
  isPending?: boolean
  /** Visible word for on and off, such as 启用 and 禁用. */
  stateTexts?: { on: string; off: string }
  /** One line of advice under the switch. */
  hint?: ReactNode
  /** Class of the outermost element. */
  className?: string
}

/** Turns one thing on or off at once (back-office §4, status flag). */
export const SwitchField = forwardRef<HTMLDivElement, SwitchFieldProps>(function SwitchField(
  { label, isLabelHidden, isSelected, onChange, isPending = false, stateTexts, hint, className, ...rest },
  ref,
) {
  const hintId = useId()
  return (
    <Root ref={ref} className={className}>
      <Label
        {...rest}
        isSelected={isSelected}
        onChange={onChange}
        isReadOnly={isPending || rest.isReadOnly}
        aria-busy={isPending || undefined}
        aria-describedby={hint ? hintId : rest['aria-describedby']}
      >
        <Track>
          <Knob>{isPending && <Spinner />}</Knob>
        </Track>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {stateTexts && <StateText aria-hidden>{isSelected ? stateTexts.on : stateTexts.off}</StateText>}
      </Label>
      {hint && <GroupHint id={hintId}>{hint}</GroupHint>}
    </Root>
  )
})
