import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { Check, ChevronDown } from 'lucide-react'
import { forwardRef } from 'react'
import type { SelectProps } from 'react-aria-components'
import { FieldFrame, validityOf, type ControlSize, type FieldTexts } from '#design-system/form-field/index.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { Choice, ChoiceText, Described, List, Nothing, Root, Trigger, Value } from './select-field.styles.ts'

/** One thing that can be chosen. */
export type SelectOption<V extends string | number = string> = {
  /** What `onChange` hands on when this one is chosen. */
  value: V
  /** Text of the line, and of the closed field once chosen. */
  label: string
  /** A second, quieter line, read after the label as its description. */
  description?: string
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean
}

export type SelectFieldProps<V extends string | number = string> = FieldTexts &
  Omit<
    SelectProps<object>,
    'children' | 'value' | 'onChange' | 'items' | 'isInvalid' | 'className' | 'style'
  > & {
    /** What can be chosen, in order (back-office §3 option lists). */
    options: readonly SelectOption<V>[]
    /** The chosen value; null or '' shows the placeholder. */
    value: V | '' | null
    /** Told the newly chosen value. */
    onChange: (value: V) => void
    /** `small` in toolbars. */
    size?: ControlSize
    /** Class of the outermost element. */
    className?: string
  }

/** One of several values, chosen from a list. */
function SelectFieldWithRef<V extends string | number>(
  {
    label,
    isLabelHidden,
    hint,
    error,
    options,
    value,
    onChange,
    size = 'medium',
    placeholder = '请选择',
    isRequired,
    ...rest
  }: SelectFieldProps<V>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const frame = { label, isLabelHidden, hint, error: useAfterPress(error), isRequired }
  return (
    <Root
      {...rest}
      ref={ref}
      placeholder={placeholder}
      {...validityOf(frame)}
      value={value === '' ? null : value}
      onChange={(key) => key !== null && onChange(key as V)}
    >
      <FieldFrame {...frame} saysRequired>
        <Trigger $size={size}>
          <Value />
          <ChevronDown aria-hidden />
        </Trigger>
      </FieldFrame>
      <PopoverSurface>
        <List items={options} renderEmptyState={() => <Nothing>暂无选项</Nothing>}>
          {(option: SelectOption<V>) => (
            <Choice id={option.value} textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <ChoiceText>
                    {/* The name is what is not hidden; the hidden line is read as the description. */}
                    <span>{option.label}</span>
                    {option.description && (
                      <Described slot="description" aria-hidden>
                        {option.description}
                      </Described>
                    )}
                  </ChoiceText>
                  {isSelected && <Check aria-hidden />}
                </>
              )}
            </Choice>
          )}
        </List>
      </PopoverSurface>
    </Root>
  )
}

export const SelectField = forwardRef(SelectFieldWithRef) as <V extends string | number = string>(
  props: SelectFieldProps<V> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
