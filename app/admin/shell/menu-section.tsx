import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { MenuTree, type MenuEntry } from '#design-system/menu-tree/index.ts'
import type { MenuKey } from './menu.ts'
import type { MenuFolds } from './menu-folds.ts'
import { Heading, Section } from './shell-menu.styles.ts'

export interface MenuSectionProps {
  heading: string
  entries: readonly MenuEntry<MenuKey>[]
  currentKey: MenuKey
  onSelect: (key: MenuKey) => void
  /** While the menu is searched everything found is in sight. */
  isSearching: boolean
  folds: MenuFolds
  onFolds: (change: Partial<MenuFolds>) => void
}

/** Entries under a heading that folds them away. */
export function MenuSection(props: MenuSectionProps) {
  const { heading, entries, currentKey, onSelect, isSearching, folds, onFolds } = props
  const id = useId()
  const isFolded = !isSearching && folds.folded.includes(heading)
  const holdsCurrent = entries.some(
    ({ key, children = [] }) => key === currentKey || children.some((child) => child.key === currentKey),
  )

  const fold = (willFold: boolean) => {
    const others = folds.folded.filter((each) => each !== heading)
    onFolds({ folded: willFold ? [...others, heading] : others })
  }
  useUnfoldForCurrent(currentKey, () => holdsCurrent && isFolded && fold(false))

  const own = new Set(entries.flatMap(({ key, children }) => (children ? [key] : [])))
  return (
    <Section>
      <Heading
        type="button"
        aria-expanded={!isFolded}
        aria-controls={isFolded ? undefined : id}
        disabled={isSearching}
        onClick={() => fold(!isFolded)}
      >
        {heading}
        <ChevronDown aria-hidden />
      </Heading>
      {!isFolded && (
        <MenuTree
          id={id}
          label={heading}
          entries={entries}
          currentKey={currentKey}
          onSelect={onSelect}
          openAtFirst={folds.open}
          isUnfolded={isSearching}
          onFold={(open) =>
            onFolds({
              open: [
                ...folds.open.filter((key) => !own.has(key)),
                ...[...open].filter((key) => own.has(key)),
              ],
            })
          }
        />
      )}
    </Section>
  )
}

/* Only when another entry becomes current: who folds the section of the open panel wants it folded. */
function useUnfoldForCurrent(currentKey: MenuKey, unfold: () => void): void {
  const shown = useRef(currentKey)
  useEffect(() => {
    if (shown.current === currentKey) return
    shown.current = currentKey
    unfold()
  })
}
