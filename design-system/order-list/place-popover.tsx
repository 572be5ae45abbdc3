import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react'
import { useState, type FormEvent, type RefObject } from 'react'
import { Dialog } from 'react-aria-components'
import { Button } from '#design-system/button/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { PlaceActs, PlaceForm, PlaceSurface } from './place-popover.styles.ts'

type PlacePopoverProps = {
  /** What is to be moved. */
  name: string
  /** Where it stands, counted from 1. */
  place: number
  /** How many places there are. */
  total: number
  /** What was pressed to open it. */
  opener: RefObject<HTMLElement>
  /** Told the wished place, counted from 1. */
  onMove: (place: number) => void
  onClose: () => void
}

/** Asks for the place that one entry moves to, however far away it is. */
export function PlacePopover({ name, place, total, opener, onMove, onClose }: PlacePopoverProps) {
  const [wished, setWished] = useState<number | null>(place)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    // The field stands in a form of its own, and React passes events on through portals.
    event.stopPropagation()
    if (wished === null || wished < 1 || wished > total) setError(`请输入 1 到 ${total} 的整数`)
    else onMove(wished)
  }

  return (
    <PlaceSurface
      isOpen
      triggerRef={opener}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={`移动${name}`}>
        <PlaceForm onSubmit={submit} noValidate>
          <NumberField
            label="移到第几位"
            hint={`1 到 ${total} 的整数，现在是第 ${place} 位`}
            error={error}
            value={wished}
            onChange={setWished}
            min={1}
            max={total}
            hasSteps={false}
            autoFocus
            onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          />
          <PlaceActs>
            <Button
              variant="secondary"
              size="small"
              icon={<ArrowUpToLine aria-hidden />}
              onClick={() => onMove(1)}
            >
              移到最前
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={<ArrowDownToLine aria-hidden />}
              onClick={() => onMove(total)}
            >
              移到最后
            </Button>
            <Button type="submit" size="small">
              移动
            </Button>
          </PlaceActs>
        </PlaceForm>
      </Dialog>
    </PlaceSurface>
  )
}
