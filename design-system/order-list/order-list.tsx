import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { forwardRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useDragAndDrop, type GridListProps } from 'react-aria-components'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { movedBeside, movedTo, orderDragType } from './moved.ts'
import { useNextFocus } from './use-next-focus.ts'
import { Drop, List, Picture, Place, Row, RowButton, Words } from './order-list.styles.ts'

/** One thing that has a place in the order. */
export type OrderEntry<Id extends string | number = string | number> = {
  /** Tells the thing from the others; what `onReorder` hands on. */
  id: Id
  /** First line, also what screen readers say while it is moved. */
  name: string
  /** A quiet second line. */
  detail?: string
  /** A small picture, for example `Thumbnail`. */
  picture?: ReactNode
}

export type OrderListProps<Id extends string | number = string | number> = Omit<
  GridListProps<OrderEntry<Id>>,
  'children' | 'items' | 'className' | 'style' | 'dragAndDropHooks' | 'onReorder'
> & {
  /** Name of the list, such as 轮播图顺序. */
  label: string
  /** The things in their present order. */
  entries: readonly OrderEntry<Id>[]
  /** Told all ids in the new order; the caller keeps the order and gives it back in `entries`. */
  onReorder: (ids: Id[]) => void
  /** The order is being saved. */
  isDisabled?: boolean
  /** Class of the outermost element. */
  className?: string
}

/** Puts things in order by dragging, by keyboard (Enter on the handle) or with 上移 and 下移 (spec: decision X-82). */
function OrderListWithRef<Id extends string | number>(
  { label, entries, onReorder, isDisabled = false, ...rest }: OrderListProps<Id>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const [news, setNews] = useState('')
  const focusNext = useNextFocus({ isCollection: true })
  const ids = entries.map(({ id }) => id)

  function tell(next: Id[], moved: Id) {
    const name = entries.find(({ id }) => id === moved)?.name
    setNews(`${name}已移到第 ${next.indexOf(moved) + 1} 位，共 ${next.length} 位`)
    onReorder(next)
  }

  function step(id: Id, by: -1 | 1, button: Element) {
    const from = ids.indexOf(id)
    const to = from + by
    if (isDisabled || to < 0 || to >= ids.length) return
    tell(movedTo(ids, from, to), id)
    focusNext(() => (button instanceof HTMLElement ? button : null))
  }

  const { dragAndDropHooks } = useDragAndDrop<OrderEntry<Id>>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ [orderDragType]: String(key) })),
    renderDropIndicator: (target) => <Drop target={target} />,
    onReorder: ({ keys, target }) => {
      const lifted = new Set([...keys] as Id[])
      if (target.dropPosition === 'on') return
      const [first] = lifted
      if (first !== undefined) tell(movedBeside(ids, lifted, target.key as Id, target.dropPosition), first)
    },
  })

  return (
    <ConsoleLocale>
      <div onKeyDownCapture={handEscapeOn}>
        <List
          {...rest}
          ref={ref}
          aria-label={label}
          items={entries}
          dependencies={[entries, isDisabled]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
        >
          {({ id, name, detail, picture }: OrderEntry<Id>) => (
            <Row id={id} textValue={name}>
              <RowButton slot="drag" aria-label={`拖动${name}`}>
                <GripVertical aria-hidden />
              </RowButton>
              <Place>{ids.indexOf(id) + 1}</Place>
              {picture && <Picture>{picture}</Picture>}
              <Words>
                {name}
                {detail && <small>{detail}</small>}
              </Words>
              <RowButton
                aria-label={`上移${name}`}
                aria-disabled={isDisabled || ids[0] === id ? 'true' : undefined}
                onPress={({ target }) => step(id, -1, target)}
              >
                <ArrowUp aria-hidden />
              </RowButton>
              <RowButton
                aria-label={`下移${name}`}
                aria-disabled={isDisabled || ids.at(-1) === id ? 'true' : undefined}
                onPress={({ target }) => step(id, 1, target)}
              >
                <ArrowDown aria-hidden />
              </RowButton>
            </Row>
          )}
        </List>
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </ConsoleLocale>
  )
}

export const OrderList = forwardRef(OrderListWithRef) as <Id extends string | number = string | number>(
  props: OrderListProps<Id> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null

/* The library keeps every key of a row's buttons to itself; this one is the dialog's around the list. */
function handEscapeOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.currentTarget.parentElement?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }),
  )
}
