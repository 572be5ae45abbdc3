import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { Check, ChevronDown } from 'lucide-react'
import { forwardRef, useEffect, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps, Key } from 'react-aria-components'
import { PlainButton } from '#design-system/date-field/date-field.styles.ts'
import { useCommittedText } from '#design-system/keys/use-committed-text.ts'
import { FieldFrame, validityOf, type ControlSize, type FieldTexts } from '#design-system/form-field/index.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { Choice, ChoiceText, List, Nothing } from '#design-system/select-field/select-field.styles.ts'
import type { SelectOption } from '#design-system/select-field/index.ts'
import { Box, Described, Root, Typed } from './combo-box.styles.ts'
import { useChoices, type LoadChoices } from './use-choices.ts'

export type ComboBoxProps = FieldTexts &
  Pick<AriaComboBoxProps<object>, 'id' | 'name' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus'> & {
    /** The chosen option's value, or the typed text where free text is allowed; '' when nothing is chosen. */
    value: string | null | undefined
    /** Told the new value, '' when emptied. */
    onChange: (value: string) => void
    /** What can be chosen, filtered while typing (back-office §3 option lists). */
    options?: readonly SelectOption[]
    /** Finds the choices elsewhere instead; keep the function the same between renders. */
    load?: LoadChoices
    /** Takes what is typed even if it is no option, as for categories. */
    allowsFreeText?: boolean
    /** The text for a value that is not among the options, as after loading a record with `load`. */
    textOf?: (value: string) => string
    /** Shown while the field is empty; unless given 输入以查找, or 输入或选择 where free text is allowed. */
    placeholder?: string
    /** `small` in toolbars. */
    size?: ControlSize
    /** Class of the outermost element. */
    className?: string
  }

const NO_OPTIONS: readonly SelectOption[] = []

/** One of many values: typing narrows the list, arrows and Enter choose. */
export const ComboBox = forwardRef<HTMLDivElement, ComboBoxProps>(function ComboBox(props, ref) {
  const { label, isLabelHidden, hint, error, isRequired, ...others } = props
  const { value, onChange, options = NO_OPTIONS, load, allowsFreeText = false, textOf, ...more } = others
  const { placeholder = allowsFreeText ? '输入或选择' : '输入以查找', size = 'medium', ...rest } = more
  const stored = value ?? ''
  // A found choice is not among the options; its name is remembered.
  const [chosen, setChosen] = useState<SelectOption>()
  const known = [...options, chosen].find((option) => option?.value === stored)
  const shownText = (known?.label ?? textOf?.(stored)) || stored
  const [text, setText] = useState(shownText)
  const [query, setQuery] = useState('')
  const [isSearching, setSearching] = useState(false)
  // Choices are asked for once somebody comes to the field, not for every form that holds one.
  const [isVisited, setVisited] = useState(false)
  // Letters that an input method is putting together are neither searched for nor handed on.
  const committed = useCommittedText(text, take)
  const { choices, state } = useChoices(isSearching ? query : '', options, isVisited ? load : undefined)

  // A value from outside is shown; one that was just typed or chosen already is.
  useEffect(() => {
    setText(shownText)
  }, [shownText])

  function type(next: string) {
    setText(next)
    setSearching(true)
    committed.onChange(next)
  }

  function take(next: string) {
    setQuery(next)
    if (allowsFreeText) onChange(options.find((option) => option.label === next.trim())?.value ?? next)
    else if (next === '') onChange('')
  }

  function choose(key: Key | null) {
    const found = choices.find((option) => option.value === key)
    if (found) {
      setChosen(found)
      setText(found.label)
      if (found.value !== stored) onChange(found.value)
    } else if (!allowsFreeText) setText(shownText)
  }

  const frame = { label, isLabelHidden, hint, error: useAfterPress(error), isRequired }
  return (
    <Root
      {...rest}
      ref={ref}
      items={choices}
      selectedKey={stored || null}
      onSelectionChange={choose}
      inputValue={text}
      onInputChange={type}
      onFocus={(event) => {
        setVisited(true)
        rest.onFocus?.(event)
      }}
      onOpenChange={(isOpen, trigger) => isOpen && trigger !== 'input' && setSearching(false)}
      allowsCustomValue={allowsFreeText}
      allowsEmptyCollection={!allowsFreeText || Boolean(load)}
      {...validityOf(frame)}
    >
      <FieldFrame {...frame}>
        <Box $size={size}>
          <Typed {...committed.compositionProps} placeholder={placeholder} />
          <PlainButton>
            <ChevronDown aria-hidden />
          </PlainButton>
        </Box>
      </FieldFrame>
      <PopoverSurface>
        <List renderEmptyState={() => <Nothing>{emptyTexts[state]}</Nothing>}>
          {(option: SelectOption) => (
            <Choice id={option.value} textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <ChoiceText>
                    <span>{option.label}</span>
                    {option.description && <Described>{option.description}</Described>}
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
})

const emptyTexts = {
  ready: '没有匹配的选项',
  loading: '正在查找…',
  failed: '查找失败，请修改关键词重试',
}
