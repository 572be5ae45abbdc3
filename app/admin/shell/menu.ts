import type { LucideIcon } from 'lucide-react'
import { menuItems } from '#content/registry/menus.generated.ts'
import type { MenuItem } from './menu-item.ts'

/** One entry of the left menu. Panels have no routes: the key alone chooses what is shown. */
export interface MenuEntry {
  key: MenuKey
  title: string
  icon?: LucideIcon
  children?: readonly MenuEntry[]
}

/** Entries under one heading; headings themselves cannot be chosen. */
export interface MenuGroup {
  heading: string
  entries: readonly MenuEntry[]
}

/** Every key of the menu. */
export type MenuKey = (typeof menuItems)[number]['key']

/** The position of an entry that names none. */
const LAST = Number.MAX_SAFE_INTEGER
const headings = ['总览', '服务', '案例', '企业'] as const
type GroupKey = Extract<(typeof menuItems)[number], { isGroup: true }>['key']
/** An entry under any other name would be in no menu, so that is a type error here. */
type Parent = (typeof headings)[number] | GroupKey
const items: readonly (MenuItem & { key: MenuKey; under: Parent })[] = menuItems

/** The whole menu of back-office §2.4 and what was added to it, put together from the folders of content/. */
export const menu: readonly MenuGroup[] = headings.map((heading) => ({
  heading,
  entries: entriesUnder(heading),
}))

/** The entry's title, as the menu and the header show it. */
export const titles = Object.fromEntries(
  allEntries(menu.flatMap(({ entries }) => entries)).map(({ key, title }) => [key, title]),
) as Record<MenuKey, string>

/** The panel that edits a content type; undefined for one that no panel edits. */
export function menuKeyOfType(typeName: string): MenuKey | undefined {
  return items.find(({ types }) => types?.includes(typeName))?.key
}

/** The names of the content types that a panel edits. */
export function typesOf(key: MenuKey): readonly string[] {
  return items.find((item) => item.key === key)?.types ?? []
}

/** The visitors' page that shows a record, as a path; undefined for what has none, such as an application. */
export function publicPageOf(typeName: string, saved: Readonly<Record<string, unknown>>): string | undefined {
  const { publicPage } = items.find(({ types }) => types?.includes(typeName)) ?? {}
  return (typeof publicPage === 'function' ? publicPage(saved) : publicPage) || undefined
}

/** Whether the entry only leads to others; choosing it leaves a narrow window's menu open. */
export function hasSubMenu(key: MenuKey): boolean {
  return items.some((item) => item.key === key && item.isGroup === true)
}

/** Whether a stored string is a key of the menu. */
export function isMenuKey(key: string | null): key is MenuKey {
  return key !== null && Object.hasOwn(titles, key)
}

function entriesUnder(parent: string): MenuEntry[] {
  const position = (item: MenuItem) => item.position ?? LAST
  return items
    .filter(({ under }) => under === parent)
    .sort((left, right) => position(left) - position(right))
    .map(({ key, title, icon, isGroup }) => ({
      key,
      title,
      ...(icon && { icon }),
      ...(isGroup && { children: entriesUnder(key) }),
    }))
}

function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])])
}
