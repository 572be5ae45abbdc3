import { forwardRef, useRef, useState, type KeyboardEvent } from 'react'
import { useDragAndDrop, type GridListProps } from 'react-aria-components'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { movedBeside, movedTo, orderDragType } from './moved.ts'
import type { OrderEntry } from './order-entry.ts'
import { Drop, Found, List, Nothing, Root, Search } from './order-list.styles.ts'
import { OrderRow } from './order-row.tsx'
import { PlacePopover } from './place-popover.tsx'
import { useNextFocus } from './use-next-focus.ts'
import { useOneLift } from './use-one-lift.ts'
import { useOrderView } from './use-order-view.ts'

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
  /** How the words of a search and the entries are compared; in small letters unless told. */
  fold?: (text: string) => string
  /** The order is being saved. */
  isDisabled?: boolean
  /** Class of the outermost element. */
  className?: string
}

/**
 * Orders entries by dragging, keyboard (Enter on the handle), 上移 and 下移, or a position number (spec: decision X-82).
 * A long list has search and pages, so that it opens immediately.
 */
function OrderListWithRef<Id extends string | number>(
  { label, entries, onReorder, fold = inSmallLetters, isDisabled = false, ...rest }: OrderListProps<Id>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const [news, setNews] = useState('')
  const [placing, setPlacing] = useState<Id>()
  const opener = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus({ isCollection: true })
  const view = useOrderView(entries, fold)
  const { drags, guards } = useOneLift()
  const ids = entries.map(({ id }) => id)
  const places = new Map(ids.map((id, index) => [id, index + 1]))
  const asked = entries.find(({ id }) => id === placing)

  function tell(next: Id[], moved: Id) {
    const name = entries.find(({ id }) => id === moved)?.name
    setNews(`${name}已移到第 ${next.indexOf(moved) + 1} 位，共 ${next.length} 位`)
    view.follow(next, moved)
    onReorder(next)
  }

  /* Looked for again: what moves to another page is drawn again there. */
  function buttonsOf(id: Id): HTMLElement[] {
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-place-of]') ?? [])]
    const row = places.find(({ dataset }) => dataset.placeOf === String(id))?.closest('[role="row"]')
    return [...(row?.querySelectorAll('button') ?? [])]
  }

  function step(id: Id, by: -1 | 1, button: Element) {
    const to = ids.indexOf(id) + by
    if (isDisabled || to < 0 || to >= ids.length) return
    tell(movedTo(ids, to - by, to), id)
    const name = button.getAttribute('aria-label')
    focusNext(() => buttonsOf(id).find((each) => each.getAttribute('aria-label') === name))
  }

  function askPlace(id: Id, button: Element) {
    if (isDisabled || !(button instanceof HTMLElement)) return
    opener.current = button
    setPlacing(id)
  }

  function moveTo(place: number) {
    setPlacing(undefined)
    if (placing === undefined) return
    tell(movedTo(ids, ids.indexOf(placing), place - 1), placing)
    focusNext(() => buttonsOf(placing).find(({ dataset }) => dataset.placeOf !== undefined))
  }

  const { dragAndDropHooks } = useDragAndDrop<OrderEntry<Id>>({
    ...drags,
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
      <Root ref={list} {...guards}>
        {view.isSearchable && (
          <Search>
            {/* Enter searches: it shall not save what stands around the list. */}
            <SearchField
              {...view.search}
              label="查找"
              placeholder="按名称查找"
              onSubmit={() => undefined}
              isDisabled={isDisabled}
            />
            <Found role="status">{view.isSearched && `找到 ${view.paging.total} 条`}</Found>
          </Search>
        )}
        <div onKeyDownCapture={handEscapeOn}>
          <List
            {...rest}
            ref={ref}
            aria-label={label}
            items={view.shown}
            dependencies={[entries, isDisabled]}
            dragAndDropHooks={dragAndDropHooks}
            keyboardNavigationBehavior="tab"
            renderEmptyState={() => <Nothing>没有符合条件的记录</Nothing>}
          >
            {(entry: OrderEntry<Id>) => (
              <OrderRow
                entry={entry}
                place={places.get(entry.id) ?? 0}
                total={ids.length}
                isDisabled={isDisabled}
                onStep={(by, button) => step(entry.id, by, button)}
                onPlace={(button) => askPlace(entry.id, button)}
              />
            )}
          </List>
        </div>
        {view.isPaged && <Pagination {...view.paging} label={`${label}分页`} />}
      </Root>
      {asked && (
        <PlacePopover
          key={asked.id}
          name={asked.name}
          place={places.get(asked.id) ?? 1}
          total={ids.length}
          opener={opener}
          onMove={moveTo}
          onClose={() => setPlacing(undefined)}
        />
      )}
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

const inSmallLetters = (text: string) => text.toLocaleLowerCase()
