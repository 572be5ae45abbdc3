import { ChevronRight } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { MenuEntry } from './menu-entry.ts'
import { Arrow, Badge, Line, List, Name } from './menu-tree.styles.ts'

type MenuBranchProps<K extends string> = {
  entries: readonly MenuEntry<K>[]
  level: number
  currentKey: K
  /** Groups that lead to the current entry. */
  path: readonly K[]
  openKeys: ReadonlySet<K>
  onPress: (entry: MenuEntry<K>) => void
  onToggle: (key: K, isOpen: boolean) => void
  /** Every group stands open and cannot be folded. */
  isUnfolded: boolean
  id?: string
}

/** The entries of one level. */
export function MenuBranch<K extends string>({ entries, level, id, ...tree }: MenuBranchProps<K>) {
  return (
    <List id={id} $level={level}>
      {entries.map((entry) => (
        <MenuLine key={entry.key} entry={entry} level={level} {...tree} />
      ))}
    </List>
  )
}

type MenuLineProps<K extends string> = Omit<MenuBranchProps<K>, 'entries' | 'id'> & { entry: MenuEntry<K> }

function MenuLine<K extends string>({ entry, level, ...tree }: MenuLineProps<K>) {
  const branchId = useId()
  const { key, label, icon, badge, badgeLabel, children } = entry
  const nameId = useId()
  const badgeId = useId()
  const isOpen = tree.isUnfolded || tree.openKeys.has(key)
  const isFoldable = children !== undefined && !tree.isUnfolded
  const isCurrent = tree.currentKey === key

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return
    if (event.key === 'ArrowRight') tree.onToggle(key, true)
    if (event.key === 'ArrowLeft') tree.onToggle(key, false)
  }

  return (
    <li>
      <Line
        type="button"
        onClick={() => tree.onPress(entry)}
        onKeyDown={isFoldable ? onKeyDown : undefined}
        // The name stays the entry's own, whatever has arrived.
        aria-labelledby={badge == null ? undefined : nameId}
        aria-describedby={badge != null && badgeLabel ? badgeId : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={isFoldable ? isOpen : undefined}
        aria-controls={isFoldable && isOpen ? branchId : undefined}
        $isCurrent={isCurrent}
        $leadsToCurrent={tree.path.includes(key)}
      >
        {icon}
        <Name id={nameId}>{label}</Name>
        {badge != null && <Badge aria-hidden={badgeLabel ? true : undefined} data-count={badge} />}
        {isFoldable && (
          <Arrow $isOpen={isOpen} aria-hidden>
            <ChevronRight />
          </Arrow>
        )}
      </Line>
      {badge != null && badgeLabel && <VisuallyHidden id={badgeId}>{badgeLabel}</VisuallyHidden>}
      {children && isOpen && <MenuBranch {...tree} id={branchId} entries={children} level={level + 1} />}
    </li>
  )
}
