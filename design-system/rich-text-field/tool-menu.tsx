import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuTrigger, Text } from 'react-aria-components'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { Hinted } from './hinted.tsx'
import { Choice, Choices, Keys, Tick, Tool, ToolText } from './toolbar.styles.ts'

/** One line of a tool's menu. */
export type ToolChoice<Key extends string> = { key: Key; label: string; keys?: string; isDisabled?: boolean }

type ToolMenuProps<Key extends string> = {
  /** Name of the menu for screen readers. */
  label: string
  choices: readonly ToolChoice<Key>[]
  onChoose: (key: Key) => void
  /** What is on at the caret; without it the choices are plain acts. */
  chosen?: readonly Key[]
  /** One choice holds at a time, or each is on or off for itself. */
  selection?: 'single' | 'multiple'
  /** Icon of the button, or the name of what is chosen. */
  icon?: ReactNode
  text?: string
  isDisabled?: boolean
}

/** A tool of several choices, behind one button. */
export function ToolMenu<Key extends string>(props: ToolMenuProps<Key>) {
  const { label, choices, onChoose, chosen, selection = 'single', icon, text, isDisabled } = props
  return (
    <MenuTrigger>
      <Hinted text={label}>
        <Tool
          aria-label={text ? `${label}：${text}` : label}
          isDisabled={isDisabled}
          preventFocusOnPress
          $isWide={text !== undefined}
        >
          {icon}
          {text && <ToolText>{text}</ToolText>}
          <ChevronDown aria-hidden data-size="small" />
        </Tool>
      </Hinted>
      <PopoverSurface placement="bottom start">
        <Choices
          aria-label={label}
          selectionMode={chosen ? selection : 'none'}
          selectedKeys={chosen}
          disabledKeys={choices.filter((choice) => choice.isDisabled).map(({ key }) => key)}
          shouldCloseOnSelect
          onAction={(key) => onChoose(key as Key)}
        >
          {choices.map((choice) => (
            <Choice key={choice.key} id={choice.key} textValue={choice.label}>
              {chosen && <Tick>{chosen.includes(choice.key) && <Check aria-hidden />}</Tick>}
              <Text slot="label">{choice.label}</Text>
              {choice.keys && <Keys slot="keyboard">{choice.keys}</Keys>}
            </Choice>
          ))}
        </Choices>
      </PopoverSurface>
    </MenuTrigger>
  )
}
