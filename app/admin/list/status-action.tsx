import { CircleArrowDown, CircleArrowUp } from 'lucide-react'
import { RowAct } from '#design-system/data-table/index.ts'

/** Words of the button that sets a row's flag, and of the one that takes it back. */
export interface StatusActTexts {
  on: string
  off: string
}

export interface StatusActionProps {
  texts: StatusActTexts
  /** Whether the flag is set. */
  isOn: boolean
  /** A press is on its way. */
  isPending: boolean
  onPress: () => void
}

/** A row's button in place of a switch, such as publish and take down (back-office §4, news). */
export function StatusAction({ texts, isOn, isPending, onPress }: StatusActionProps) {
  const Icon = isOn ? CircleArrowDown : CircleArrowUp
  return (
    <RowAct
      label={isOn ? texts.off : texts.on}
      icon={<Icon aria-hidden />}
      isLoading={isPending}
      onClick={onPress}
    />
  )
}
