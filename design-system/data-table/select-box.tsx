import { useEffect, useRef, type ChangeEvent } from 'react'
import { Box, BoxText } from './selection.styles.ts'

export type SelectBoxProps = {
  /** What is chosen, such as 选择：张三. */
  label: string
  /** The same in short, seen on cards only. */
  shortLabel?: string
  /** What the box stands for is chosen, all of it. */
  isSelected: boolean
  /** Some of what the box stands for is chosen. */
  isIndeterminate?: boolean
  /** Told whether the shift key was held. */
  onPress: (isRange: boolean) => void
}

/** The box that chooses one row, or all of a page. */
export function SelectBox({
  label,
  shortLabel,
  isSelected,
  isIndeterminate = false,
  onPress,
}: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <Box>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          onPress((event.nativeEvent as MouseEvent).shiftKey === true)
        }
      />
      {shortLabel && <BoxText aria-hidden>{shortLabel}</BoxText>}
    </Box>
  )
}
