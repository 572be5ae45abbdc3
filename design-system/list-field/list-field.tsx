import { Plus } from 'lucide-react'
import { forwardRef, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { useNextFocus } from '#design-system/order-list/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { partOfEntry, type EntryPart } from './part-of-entry.ts'
import { ListEntry } from './list-entry.tsx'
import { AddLine, Entries, Frame, Nothing, type EntryVariant } from './list-field.styles.ts'
import { UndoLine } from './undo-line.tsx'
import { useEntries } from './use-entries.ts'
import { useRemovals } from './use-removals.ts'

/** What the caller's inputs of one entry get. */
export type ListSlot<T> = {
  /** The entry as it is now. */
  value: T
  /** Place in the list, from 0. */
  index: number
  /** Such as 场景 2; makes the names of the inputs distinct for screen readers. */
  name: string
  /** The inputs must not take changes. */
  isDisabled: boolean
  /** Puts another entry in its place; for lists of plain texts. */
  change: (next: T) => void
  /** Changes some parts of the entry as it is at that moment, so that a late upload loses nothing. */
  set: (part: Partial<T>) => void
}

export type ListFieldProps<T> = FieldTexts & {
  /** The entries in their order (back-office §3, lists inside a record). */
  value: readonly T[]
  /** Told the whole list after every change; fits Formik's `setFieldValue`. */
  onChange: (value: T[]) => void
  /** Makes a blank entry. */
  create: () => T
  /** What one entry is, such as 场景. */
  noun: string
  /** The inputs of one entry. */
  children: (slot: ListSlot<T>) => ReactNode
  /** `card` for several inputs below each other; `line` for one or two short ones. */
  variant?: EntryVariant
  /** A few words that tell a card's entry from the others, usually its title. */
  summaryOf?: (entry: T) => string
  /** Sentences at the entries, by place; inputs show their own errors. */
  errors?: readonly (string | undefined)[]
  /** Fewest entries; the last ones cannot be removed. */
  min?: number
  /** Most entries (spec: decision X-76 allows 100). */
  max?: number
  /** Said while there are none; should name what to do. */
  emptyText?: string
  /** Entries are put in order by what they hold: none is moved by hand. */
  isSorted?: boolean
  /** No entry can be changed, added, moved or removed. */
  isDisabled?: boolean
  /** Class of the outermost element. */
  className?: string
}

/** A repeating group of inputs: entries are added, removed with undo, and put in order (back-office §2.6, §3). */
function ListFieldWithRef<T>(props: ListFieldProps<T>, ref: React.ForwardedRef<HTMLDivElement>) {
  const { value, onChange, create, noun, children, variant = 'card', summaryOf, errors, ...others } = props
  const { min = 0, max = 100, emptyText, isSorted = false, isDisabled = false, ...rest } = others
  const dragType = `application/x-list-entry-${useId().replaceAll(/[^a-z0-9]/gi, '')}`
  const entries = useEntries(value, onChange)
  const removals = useRemovals<T>()
  const [news, setNews] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const isFull = value.length >= max
  const nameAt = (place: number) => `${noun} ${place + 1}`

  /** The focus goes to a part of an entry, or to the button that adds when there is none. */
  function focus(key: number | undefined, part: EntryPart = 'self') {
    focusNext(() => (key === undefined ? adder.current : partOfEntry(root.current, key, part)))
  }

  function add(place = value.length, entry = create(), verb = '已添加') {
    focus(entries.insert(place, entry), 'input')
    setNews(`${verb}${nameAt(place)}，共 ${value.length + 1} 项`)
  }

  function remove(key: number) {
    const place = entries.keys.indexOf(key)
    if (isDisabled || value.length <= min) return
    const removed = entries.remove(key)
    if (!removed) return
    const neighbour = entries.keys[place + 1] ?? entries.keys[place - 1]
    focus(neighbour)
    removals.remember({ ...removed, name: nameAt(place) })
    setNews(`已移除${nameAt(place)}，还有 ${value.length - 1} 项，可以撤销`)
  }

  function undo() {
    const { last } = removals
    if (!last) return
    add(Math.min(last.place, value.length), last.entry, '已恢复')
    removals.forgetLast()
  }

  function move(key: number, to: number, part: EntryPart) {
    const from = entries.keys.indexOf(key)
    if (isDisabled || isSorted || !entries.move(key, to)) return
    focus(key, part)
    setNews(`${nameAt(from)}已移到第 ${to + 1} 位，共 ${value.length} 位`)
  }

  return (
    <ConsoleLocale>
      <FormField {...rest} ref={ref}>
        <Frame ref={root}>
          {value.length === 0 && <Nothing>{emptyText ?? `还没有${noun}，请点击“添加${noun}”。`}</Nothing>}
          <Entries hidden={value.length === 0}>
            {value.map((entry, index) => {
              const key = entries.keys[index] ?? index
              return (
                <ListEntry
                  key={key}
                  entryKey={key}
                  name={nameAt(index)}
                  summary={summaryOf?.(entry)}
                  error={errors?.[index]}
                  variant={variant}
                  dragType={dragType}
                  index={index}
                  count={value.length}
                  isSorted={isSorted}
                  isDisabled={isDisabled}
                  isKept={value.length <= min}
                  onMove={(to, part) => move(key, to, part)}
                  onTake={(taken) => move(taken, index, 'handle')}
                  onRemove={() => remove(key)}
                >
                  {children({
                    value: entry,
                    index,
                    name: nameAt(index),
                    isDisabled,
                    change: (next) => entries.change(key, () => next),
                    set: (part) => entries.change(key, (now) => ({ ...now, ...part })),
                  })}
                </ListEntry>
              )
            })}
          </Entries>
          {removals.last && (
            <UndoLine
              name={removals.last.name}
              more={removals.more}
              isDisabled={isDisabled || isFull}
              onUndo={undo}
              onDismiss={() => {
                focus(undefined)
                removals.forgetAll()
              }}
            />
          )}
          <AddLine>
            <Button
              ref={adder}
              variant="secondary"
              size="small"
              icon={<Plus aria-hidden />}
              disabled={isDisabled}
              aria-disabled={isFull || undefined}
              onClick={() => !isFull && add()}
            >
              添加{noun}
            </Button>
            {isFull && <span>最多 {max} 项，移除后可再添加</span>}
            {!isFull && max < 100 && (
              <span>
                {value.length} / {max}
              </span>
            )}
          </AddLine>
        </Frame>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </FormField>
    </ConsoleLocale>
  )
}

export const ListField = forwardRef(ListFieldWithRef) as <T>(
  props: ListFieldProps<T> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
