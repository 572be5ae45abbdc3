import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { Minus, Plus } from 'lucide-react'
import { forwardRef } from 'react'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components'
import { FieldFrame, validityOf, type ControlSize, type FieldTexts } from '#design-system/form-field/index.ts'
import { Box, Figure, Root, Step, Steps, Unit } from './number-field.styles.ts'

export type NumberFieldProps = FieldTexts &
  Omit<
    AriaNumberFieldProps,
    | 'children'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'minValue'
    | 'maxValue'
    | 'isInvalid'
    | 'className'
    | 'style'
  > & {
    /** The figure; null or undefined leaves the field empty. */
    value: number | null | undefined
    /** Told the new figure, null when the field was emptied. */
    onChange: (value: number | null) => void
    /** Smallest figure (back-office §5.3, order and counts start at 0). */
    min?: number
    /** Largest figure (back-office §5.3, 999 for several orders). */
    max?: number
    /** Digits after the point; 0 takes whole figures only, 6 suits coordinates (back-office §5.3). */
    decimals?: number
    /** Word behind the figure, such as 个. */
    unit?: string
    /** Hides the plus and minus buttons, for figures nobody steps through. */
    hasSteps?: boolean
    /** Shown while the field is empty. */
    placeholder?: string
    /** `small` in toolbars. */
    size?: ControlSize
    /** Class of the outermost element. */
    className?: string
  }

/** A figure within bounds; typing, arrow keys and two buttons change it. */
export const NumberField = forwardRef<HTMLDivElement, NumberFieldProps>(function NumberField(
  {
    label,
    isLabelHidden,
    hint,
    error: formError,
    isRequired,
    value,
    onChange,
    min = 0,
    max,
    decimals = 0,
    unit,
    hasSteps = true,
    placeholder,
    size = 'medium',
    ...rest
  },
  ref,
) {
  const error = useAfterPress(formError ?? rangeSentence(value, min, max))
  const frame = { label, isLabelHidden, hint, error, isRequired }
  return (
    <Root
      formatOptions={{ useGrouping: false, maximumFractionDigits: decimals }}
      {...rest}
      ref={ref}
      value={value ?? NaN}
      onChange={(figure) => onChange(Number.isNaN(figure) ? null : figure)}
      // What was typed stays, for the form to refuse: another figure would be saved than the one that was meant.
      commitBehavior="validate"
      minValue={min}
      maxValue={max}
      {...validityOf(frame)}
    >
      <FieldFrame {...frame}>
        <Box $size={size}>
          <Figure placeholder={placeholder} />
          {unit && <Unit>{unit}</Unit>}
          {hasSteps && (
            <Steps>
              <Step slot="decrement">
                <Minus aria-hidden />
              </Step>
              <Step slot="increment">
                <Plus aria-hidden />
              </Step>
            </Steps>
          )}
        </Box>
      </FieldFrame>
    </Root>
  )
})

function rangeSentence(value: number | null | undefined, min: number, max: number | undefined) {
  if (value === null || value === undefined) return undefined
  if (value >= min && (max === undefined || value <= max)) return undefined
  return max === undefined ? `请输入不小于 ${min} 的数` : `请输入 ${min} 到 ${max} 之间的数`
}
