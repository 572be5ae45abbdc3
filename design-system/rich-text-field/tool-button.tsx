import type { ReactNode } from 'react'
import { Hinted } from './hinted.tsx'
import { Tool, ToggleTool } from './toolbar.styles.ts'

type ToolButtonProps = {
  /** Name of the tool for screen readers, and its tooltip. */
  label: string
  /** Keys that do the same, such as Ctrl+B; shown in the tooltip. */
  keys?: string
  icon: ReactNode
  isDisabled?: boolean
  onPress: () => void
  /** Whether the tool is on at the caret; leave out for tools that are never on. */
  isOn?: boolean
}

/** One tool; the editor keeps the focus while the pointer presses it. */
export function ToolButton({ label, keys, icon, isOn, onPress, isDisabled }: ToolButtonProps) {
  const shared = { 'aria-label': label, isDisabled, preventFocusOnPress: true }
  return (
    <Hinted text={keys ? `${label}（${keys}）` : label}>
      {isOn === undefined ? (
        <Tool {...shared} onPress={onPress}>
          {icon}
        </Tool>
      ) : (
        <ToggleTool {...shared} isSelected={isOn} onChange={onPress}>
          {icon}
        </ToggleTool>
      )}
    </Hinted>
  )
}
