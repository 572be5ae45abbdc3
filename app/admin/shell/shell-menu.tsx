import styled from 'styled-components'
import { MenuTree, type MenuEntry as TreeEntry } from '#design-system/menu-tree/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { menu, type MenuEntry, type MenuKey } from './menu.ts'

export interface ShellMenuProps {
  currentKey: MenuKey
  onSelect: (key: MenuKey) => void
}

/** The left menu with all keys of back-office §2.4; choosing a parent opens its group and shows its hint. */
export function ShellMenu({ currentKey, onSelect }: ShellMenuProps) {
  return groups.map(({ heading, entries }) => (
    <Group key={heading}>
      <Heading aria-hidden>{heading}</Heading>
      <MenuTree label={heading} entries={entries} currentKey={currentKey} onSelect={onSelect} />
    </Group>
  ))
}

const groups = menu.map((group) => ({ heading: group.heading, entries: group.entries.map(treeEntry) }))

function treeEntry({ key, title, icon: Icon, children }: MenuEntry): TreeEntry<MenuKey> {
  return {
    key: key as MenuKey,
    label: title,
    icon: Icon && <Icon aria-hidden />,
    children: children?.map(treeEntry),
    isSelectable: children !== undefined,
  }
}

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
