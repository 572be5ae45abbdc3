import { useState } from 'react'
import { type MenuEntry as TreeEntry } from '#design-system/menu-tree/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { menu, type MenuEntry, type MenuKey } from './menu.ts'
import { useMenuFolds } from './menu-folds.ts'
import { MenuSection } from './menu-section.tsx'
import { firstFound, searchMenu } from './search-menu.ts'
import { Nothing, SearchPlace } from './shell-menu.styles.ts'
import type { Waiting } from './use-waiting.ts'

export interface ShellMenuProps {
  currentKey: MenuKey
  onSelect: (key: MenuKey) => void
  /** What waits, shown at the entries that lead there. */
  waiting: Waiting
}

/**
 * The left menu with all keys of back-office §2.4; choosing a parent opens its group and shows its hint. It can be
 * searched, and is folded as it was left.
 */
export function ShellMenu({ currentKey, onSelect, waiting }: ShellMenuProps) {
  const [words, setWords] = useState('')
  const [folds, changeFolds] = useMenuFolds()
  const isSearching = words.trim() !== ''
  const groups = isSearching ? searchMenu(menu, words) : menu

  function choose(key: MenuKey) {
    setWords('')
    onSelect(key)
  }

  return (
    <>
      <SearchPlace role="search">
        <SearchField
          label="搜索菜单"
          placeholder="搜索菜单"
          value={words}
          onChange={setWords}
          onSubmit={() => {
            const entry = isSearching && firstFound(groups, words)
            if (entry) choose(entry.key as MenuKey)
          }}
        />
      </SearchPlace>
      {groups.map(({ heading, entries }) => (
        <MenuSection
          key={heading}
          heading={heading}
          entries={entries.map((entry: MenuEntry) => treeEntry(entry, waiting))}
          currentKey={currentKey}
          onSelect={choose}
          isSearching={isSearching}
          folds={folds}
          onFolds={changeFolds}
        />
      ))}
      <Nothing role="status">{isSearching && groups.length === 0 ? '没有符合的菜单' : ''}</Nothing>
    </>
  )
}

function treeEntry(entry: MenuEntry, waiting: Waiting): TreeEntry<MenuKey> {
  const { key, title, icon: Icon, children } = entry
  return {
    key: key as MenuKey,
    label: title,
    icon: Icon && <Icon aria-hidden />,
    ...badgeOf(entry, waiting),
    children: children?.map((child) => treeEntry(child, waiting)),
    isSelectable: children !== undefined,
  }
}

/* A parent wears what its children wear, while it is closed. */
function badgeOf({ key, children = [] }: MenuEntry, { messages, applications }: Waiting) {
  const isFor = (wanted: MenuKey) => key === wanted || children.some((child) => child.key === wanted)
  const parts = [
    { count: isFor('contact') ? messages : 0, words: '条新留言' },
    { count: isFor('application') ? applications : 0, words: '份待处理简历' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return {}
  const sum = parts.reduce((total, { count }) => total + count, 0)
  return {
    badge: sum > MOST_SHOWN ? `${MOST_SHOWN}+` : sum,
    badgeLabel: parts.map(({ count, words }) => `${count} ${words}`).join('，'),
  }
}

const MOST_SHOWN = 99
