import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react'
import { MenuBranch } from './menu-branch.tsx'
import { pathTo, type MenuEntry } from './menu-entry.ts'
import { moveFocus } from './move-focus.ts'
import { useCurrentInView } from './use-current-in-view.ts'

export type MenuTreeProps<K extends string = string> = Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect'
> & {
  /** Name of the group that its entries are; what it stands in is the navigation. */
  label: string
  /** The menu, in order (back-office §2.4). */
  entries: readonly MenuEntry<K>[]
  /** The screen that is shown; its groups open by themselves. */
  currentKey: K
  /** Told the wished screen. */
  onSelect: (key: K) => void
  /** The groups that stand open, where somebody remembers them; else the tree does. */
  openKeys?: ReadonlySet<K>
  /** Told which groups stand open, once somebody folds or opens one or goes to an entry in a folded one. */
  onOpenKeysChange?: (keys: ReadonlySet<K>) => void
  /** All groups stand open and cannot be folded, as among the results of a search. */
  isUnfolded?: boolean
}

/** The console's navigation: groups that open, the present entry marked, arrow keys, badges. */
function MenuTreeWithRef<K extends string>(props: MenuTreeProps<K>, ref: React.ForwardedRef<HTMLDivElement>) {
  const {
    label,
    entries,
    currentKey,
    onSelect,
    openKeys,
    onOpenKeysChange,
    isUnfolded = false,
    ...rest
  } = props
  const tree = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => tree.current as HTMLDivElement)
  useCurrentInView(tree, currentKey)
  const path = pathTo(entries, currentKey) ?? []
  const [ownKeys, setOwnKeys] = useState<ReadonlySet<K>>(() => new Set([...path, currentKey]))
  const open = openKeys ?? ownKeys

  function change(keys: ReadonlySet<K>) {
    setOwnKeys(keys)
    onOpenKeysChange?.(keys)
  }

  const shownKey = useRef<K>()
  // Only when another entry becomes the present one: anyone who folds its group afterwards wants it folded.
  useEffect(() => {
    if (shownKey.current === currentKey) return
    shownKey.current = currentKey
    if (path.some((key) => !open.has(key))) change(new Set([...open, ...path]))
  })

  function toggle(key: K, isOpen: boolean) {
    change(new Set(isOpen ? [...open, key] : [...open].filter((other) => other !== key)))
  }

  function press(entry: MenuEntry<K>) {
    if (!entry.children || isUnfolded) return onSelect(entry.key)
    const isOpen = open.has(entry.key)
    toggle(entry.key, !isOpen)
    if (entry.isSelectable && !isOpen) onSelect(entry.key)
  }

  return (
    // The keys only add to what the buttons inside already do by themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" {...rest} ref={tree} aria-label={label} onKeyDown={moveFocus}>
      <MenuBranch
        entries={entries}
        level={0}
        currentKey={currentKey}
        path={path}
        openKeys={open}
        isUnfolded={isUnfolded}
        onPress={press}
        onToggle={toggle}
      />
    </div>
  )
}

export const MenuTree = forwardRef(MenuTreeWithRef) as <K extends string = string>(
  props: MenuTreeProps<K> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
