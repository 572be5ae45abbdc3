import { useState } from 'react'
import styled from 'styled-components'
import { MenuTree, type MenuEntry as TreeEntry } from '#design-system/menu-tree/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { badgeOf } from './menu-badge.ts'
import { searchMenu, firstLeaf } from './menu-search.ts'
import { menu, type MenuEntry, type MenuGroup, type MenuKey } from './menu.ts'
import type { WaitingCounts } from './use-waiting-counts.ts'

export interface ShellMenuProps {
  currentKey: MenuKey
  onSelect: (key: MenuKey) => void
  /** The open groups. */
  openKeys: ReadonlySet<MenuKey>
  onOpenKeysChange: (keys: ReadonlySet<MenuKey>) => void
  /** What waits behind the entries, shown as badges. */
  waiting: WaitingCounts
}

/** The left menu (back-office §2.4) with a search. A parent opens its group and shows its hint. */
export function ShellMenu({ currentKey, onSelect, openKeys, onOpenKeysChange, waiting }: ShellMenuProps) {
  const [words, setWords] = useState('')
  const isSearching = words.trim() !== ''
  const groups = menu
    .map(({ heading, entries }: MenuGroup) => ({ heading, entries: searchMenu(entries, words) }))
    .filter(({ entries }) => entries.length > 0)

  function select(key: MenuKey) {
    // A parent among the results is shown with its group open, as it is without a search.
    if (isSearching) onOpenKeysChange(new Set([...openKeys, key]))
    setWords('')
    onSelect(key)
  }

  function selectFirst() {
    const first = isSearching && firstLeaf(groups.flatMap(({ entries }) => entries))
    if (first) select(first.key as MenuKey)
  }

  function treeEntry({ key, title, icon: Icon, children }: MenuEntry): TreeEntry<MenuKey> {
    const isShut = children !== undefined && !isSearching && !openKeys.has(key as MenuKey)
    return {
      key: key as MenuKey,
      label: title,
      icon: Icon && <Icon aria-hidden />,
      children: children?.map(treeEntry),
      isSelectable: children !== undefined,
      // A folded group tells what waits in it.
      ...badgeOf(isShut ? children.map((child) => child.key) : [key], waiting),
    }
  }

  return (
    <>
      <SearchPlace>
        <SearchField
          label="搜索菜单"
          placeholder="搜索菜单"
          value={words}
          onChange={setWords}
          onSubmit={selectFirst}
        />
      </SearchPlace>
      <p role="status">{groups.length === 0 && <Nothing>没有符合的菜单</Nothing>}</p>
      {groups.map(({ heading, entries }) => (
        <Group key={heading}>
          <Heading aria-hidden>{heading}</Heading>
          <MenuTree
            label={heading}
            entries={entries.map(treeEntry)}
            currentKey={currentKey}
            onSelect={select}
            openKeys={openKeys}
            onOpenKeysChange={onOpenKeysChange}
            isUnfolded={isSearching}
          />
        </Group>
      ))}
    </>
  )
}

/* Stays in sight while the menu scrolls; the ground is that of the place the menu stands in. */
const SearchPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token.zIndex.raised};
  margin-bottom: ${token.space.x1};
  padding: ${token.space.x05} 0;
  background: var(--menu-ground, ${token.color.surface});
`

const Nothing = styled.span`
  display: block;
  padding: ${token.space.x2} ${token.space.x1};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`

const Group = styled.div`
  & + & {
    margin-top: ${token.space.x15};
  }
`

const Heading = styled.p`
  padding: ${token.space.x05} ${token.space.x1};
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
`
