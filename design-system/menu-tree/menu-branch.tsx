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
  const isOpen = tree.openKeys.has(key)
  const isCurrent = tree.currentKey === key

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return
    if (event.key === 'ArrowRight') tree.onToggle(key, true)
    if (event.key === 'ArrowLeft') tree.onToggle(key, false)
  }

  // An open group's own entries wear the badges.
  const hasBadge = badge != null && !(children && isOpen)
  const meaningId = useId()

  return (
    <li>
      <Line
        type="button"
        onClick={() => tree.onPress(entry)}
        onKeyDown={children && onKeyDown}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={children ? isOpen : undefined}
        aria-controls={children && isOpen ? branchId : undefined}
        aria-describedby={hasBadge && badgeLabel ? meaningId : undefined}
        $isCurrent={isCurrent}
        $leadsToCurrent={tree.path.includes(key)}
      >
        {icon}
        <Name>{label}</Name>
        {hasBadge && (
          <Badge aria-hidden={badgeLabel ? true : undefined} title={badgeLabel}>
            {badge}
          </Badge>
        )}
        {children && (
          <Arrow $isOpen={isOpen} aria-hidden>
            <ChevronRight />
          </Arrow>
        )}
      </Line>
      {/* Beside the entry, whose name stays what the menu calls it. */}
      {hasBadge && badgeLabel && (
        <VisuallyHidden id={meaningId} aria-hidden>
          {badgeLabel}
        </VisuallyHidden>
      )}
      {children && isOpen && <MenuBranch {...tree} id={branchId} entries={children} level={level + 1} />}
    </li>
  )
}
