import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react'
import { MenuBranch } from './menu-branch.tsx'
import { groupsIn, pathTo, type MenuEntry } from './menu-entry.ts'
import { moveFocus } from './move-focus.ts'
import { useCurrentInView } from './use-current-in-view.ts'

export type MenuTreeProps<K extends string = string> = Omit<
  ComponentPropsWithoutRef<'nav'>,
  'children' | 'onSelect'
> & {
  /** Name of the navigation. */
  label: string
  /** The menu, in order (back-office §2.4). */
  entries: readonly MenuEntry<K>[]
  /** The screen that is shown; its groups open by themselves. */
  currentKey: K
  /** Told the wished screen. */
  onSelect: (key: K) => void
  /** Groups that are open at first, besides those of the shown screen. */
  openAtFirst?: readonly K[]
  /** Shows all groups open, as while the menu is searched; which are open otherwise is kept. */
  isUnfolded?: boolean
  /** Told which groups are open whenever somebody opens or closes one. */
  onFold?: (openKeys: ReadonlySet<K>) => void
}

/** The console's navigation: groups that open, the present entry marked, arrow keys, badges. */
function MenuTreeWithRef<K extends string>(
  {
    label,
    entries,
    currentKey,
    onSelect,
    openAtFirst = [],
    isUnfolded = false,
    onFold,
    ...rest
  }: MenuTreeProps<K>,
  ref: React.ForwardedRef<HTMLElement>,
) {
  const nav = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => nav.current as HTMLElement)
  useCurrentInView(nav, currentKey)
  const path = pathTo(entries, currentKey) ?? []
  const [openKeys, setOpenKeys] = useState<ReadonlySet<K>>(
    () => new Set([...openAtFirst, ...path, currentKey]),
  )

  useEffect(() => {
    setOpenKeys((open) => new Set([...open, ...(pathTo(entries, currentKey) ?? [])]))
  }, [entries, currentKey])

  function toggle(key: K, isOpen: boolean) {
    const others = [...openKeys].filter((other) => other !== key)
    const now = new Set(isOpen ? [...others, key] : others)
    setOpenKeys(now)
    onFold?.(now)
  }

  function press(entry: MenuEntry<K>) {
    if (!entry.children) return onSelect(entry.key)
    const isOpen = openKeys.has(entry.key)
    toggle(entry.key, !isOpen)
    if (entry.isSelectable && !isOpen) onSelect(entry.key)
  }

  return (
    // The keys only add to what the buttons inside already do by themselves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav {...rest} ref={nav} aria-label={label} onKeyDown={moveFocus}>
      <MenuBranch
        entries={entries}
        level={0}
        currentKey={currentKey}
        path={path}
        openKeys={isUnfolded ? new Set(groupsIn(entries)) : openKeys}
        onPress={press}
        onToggle={toggle}
      />
    </nav>
  )
}

export const MenuTree = forwardRef(MenuTreeWithRef) as <K extends string = string>(
  props: MenuTreeProps<K> & React.RefAttributes<HTMLElement>,
) => React.ReactElement | null
