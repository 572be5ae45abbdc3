import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { OrderEntry } from './order-entry.ts'
import { Picture, Place, Row, RowButton, Words } from './order-list.styles.ts'

type OrderRowProps = {
  entry: OrderEntry
  /** Where it stands, counted from 1. */
  place: number
  /** How many places there are. */
  total: number
  isDisabled: boolean
  /** Told that it is to go one place up or down, and the button that said so. */
  onStep: (by: -1 | 1, button: Element) => void
  /** Told that another place is to be asked for, and the button that said so. */
  onPlace: (button: Element) => void
}

/** One thing in the order, with all that moves it. */
export function OrderRow({ entry, place, total, isDisabled, onStep, onPlace }: OrderRowProps) {
  const { id, name, detail, picture } = entry
  return (
    <Row id={id} textValue={name}>
      <RowButton slot="drag" aria-label={`拖动${name}`}>
        <GripVertical aria-hidden />
      </RowButton>
      <Place
        data-place-of={id}
        aria-label={`第 ${place} 位，移动${name}到其他位置`}
        aria-haspopup="dialog"
        aria-disabled={isDisabled ? 'true' : undefined}
        onPress={({ target }) => onPlace(target)}
      >
        {place}
      </Place>
      {picture && <Picture>{picture}</Picture>}
      <Words>
        {name}
        {detail && <small>{detail}</small>}
      </Words>
      <RowButton
        aria-label={`上移${name}`}
        aria-disabled={isDisabled || place === 1 ? 'true' : undefined}
        onPress={({ target }) => onStep(-1, target)}
      >
        <ArrowUp aria-hidden />
      </RowButton>
      <RowButton
        aria-label={`下移${name}`}
        aria-disabled={isDisabled || place === total ? 'true' : undefined}
        onPress={({ target }) => onStep(1, target)}
      >
        <ArrowDown aria-hidden />
      </RowButton>
    </Row>
  )
}
