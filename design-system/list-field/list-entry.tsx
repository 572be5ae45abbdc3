import { ArrowDown, ArrowUp, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useDrag, useDrop, type DragPreviewRenderer } from 'react-aria-components'
import { RowButton } from '#design-system/order-list/index.ts'
import type { EntryPart } from './part-of-entry.ts'
import {
  Acts,
  Body,
  Chip,
  EntryError,
  EntryRoot,
  Handle,
  Head,
  Name,
  Summary,
  type EntryVariant,
} from './list-field.styles.ts'

type ListEntryProps = {
  entryKey: number
  name: string
  summary?: string
  error?: string
  variant: EntryVariant
  /** Only entries of the same list may be dropped here. */
  dragType: string
  index: number
  count: number
  /** Has its place by what it holds. */
  isSorted: boolean
  isDisabled: boolean
  /** May not be removed. */
  isKept: boolean
  onMove: (to: number, part: EntryPart) => void
  /** Told the key of the entry that is to stand here. */
  onTake: (key: number) => void
  onRemove: () => void
  children: ReactNode
}

/*
 * A list of groups: a grid list would take the arrow keys from textareas and number fields in its rows. Dragging
 * still comes from the library.
 */
export function ListEntry(props: ListEntryProps) {
  const { entryKey, name, summary, error, variant, dragType, index, count, isSorted, isDisabled, isKept } =
    props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const chip = useRef<HTMLSpanElement>(null)
  const preview = useRef<DragPreviewRenderer>((_items, show) => show(chip.current))
  const { dragProps, isDragging } = useDrag({
    isDisabled,
    preview,
    getItems: () => [{ [dragType]: String(entryKey) }],
    getAllowedDropOperations: () => ['move'],
  })
  const { dropProps, isDropTarget } = useDrop({
    ref: root,
    isDisabled,
    getDropOperation: (types) =>
      types.has(dragType) && !types.has(`${dragType}-unknown`) ? 'move' : 'cancel',
    onDrop: ({ items: [item] }) => {
      if (item?.kind === 'text') void item.getText(dragType).then((key) => props.onTake(Number(key)))
    },
  })

  function press(event: KeyboardEvent) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    props.onMove(to, 'handle')
  }

  const stepProps = (part: 'up' | 'down', to: number) => ({
    'data-part': part,
    'aria-disabled': isDisabled || to < 0 || to >= count ? ('true' as const) : undefined,
    onPress: () => props.onMove(to, part),
  })

  return (
    <li>
      <EntryRoot
        {...dropProps}
        ref={root}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        aria-describedby={error ? `${id}-error` : dropProps['aria-describedby']}
        data-entry={entryKey}
        data-dragging={isDragging || undefined}
        data-drop-target={isDropTarget || undefined}
        $variant={variant}
        $isInvalid={Boolean(error)}
      >
        <Head>
          {!isSorted && (
            <Handle
              {...dragProps}
              role="button"
              tabIndex={isDisabled ? undefined : 0}
              aria-disabled={isDisabled || undefined}
              aria-label={`拖动${name}，也可按上下方向键移动`}
              data-part="handle"
              onKeyDown={press}
            >
              <GripVertical aria-hidden />
            </Handle>
          )}
          <Name id={`${id}-name`}>{name}</Name>
          {variant === 'card' && <Summary>{summary}</Summary>}
        </Head>
        <Acts>
          {!isSorted && (
            <>
              <RowButton aria-label={`上移${name}`} {...stepProps('up', index - 1)}>
                <ArrowUp aria-hidden />
              </RowButton>
              <RowButton aria-label={`下移${name}`} {...stepProps('down', index + 1)}>
                <ArrowDown aria-hidden />
              </RowButton>
            </>
          )}
          <RowButton
            aria-label={isKept ? `${name}不能移除，已是最少项数` : `移除${name}`}
            aria-disabled={isDisabled || isKept ? 'true' : undefined}
            onPress={props.onRemove}
          >
            <Trash2 aria-hidden />
          </RowButton>
        </Acts>
        <Body data-part="body">{props.children}</Body>
        {error && (
          <EntryError id={`${id}-error`}>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </EntryError>
        )}
        <Chip ref={chip} aria-hidden>
          {summary ? `${name}：${summary}` : name}
        </Chip>
      </EntryRoot>
    </li>
  )
}
