import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { forwardRef } from 'react'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'
import { FieldFrame, validityOf, type FieldTexts } from '#design-system/form-field/index.ts'
import { Choice, ChoiceHint, Choices, Dot, Root } from './radio-group.styles.ts'

/** One of the visible choices. */
export type RadioOption<V extends string | number = string> = {
  /** What `onChange` hands on when this one is chosen. */
  value: V
  /** Text beside the dot. */
  label: string
  /** A quieter second line. */
  hint?: string
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean
}

export type RadioGroupProps<V extends string | number = string> = FieldTexts &
  Omit<
    AriaRadioGroupProps,
    'children' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'className' | 'style' | 'orientation'
  > & {
    /** The choices; numbers stay numbers (back-office §4, status 1 or 0). */
    options: readonly RadioOption<V>[]
    /** The chosen value, null for none yet. */
    value: V | null
    /** Told the newly chosen value. */
    onChange: (value: V) => void
    /** Side by side or one under the other. */
    orientation?: 'horizontal' | 'vertical'
    /** Class of the outermost element. */
    className?: string
  }

/** A few choices that can all be seen at once. */
function RadioGroupWithRef<V extends string | number>(
  {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    options,
    value,
    onChange,
    orientation = 'horizontal',
    ...rest
  }: RadioGroupProps<V>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  function choose(text: string) {
    const option = options.find((candidate) => String(candidate.value) === text)
    if (option) onChange(option.value)
  }

  const frame = { label, isLabelHidden, hint, error: useAfterPress(error), isRequired }
  return (
    <Root
      {...rest}
      ref={ref}
      value={value === null ? null : String(value)}
      onChange={choose}
      orientation={orientation}
      {...validityOf(frame)}
    >
      <FieldFrame {...frame}>
        <Choices $orientation={orientation}>
          {options.map((option) => (
            <Choice key={option.value} value={String(option.value)} isDisabled={option.isDisabled}>
              <Dot />
              <span>
                {option.label}
                {option.hint && <ChoiceHint>{option.hint}</ChoiceHint>}
              </span>
            </Choice>
          ))}
        </Choices>
      </FieldFrame>
    </Root>
  )
}

export const RadioGroup = forwardRef(RadioGroupWithRef) as <V extends string | number = string>(
  props: RadioGroupProps<V> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
