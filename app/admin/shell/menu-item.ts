import type { LucideIcon } from 'lucide-react'

/** One entry of the console's menu, as the folder of its content declares it. */
export interface MenuItem {
  /** Stands in the address: `/admin#banner`. The folder's panel file has a panel of this key. */
  key: string
  title: string
  icon?: LucideIcon
  /** A heading of the menu, or the key of the entry it is folded into. */
  under: string
  /** Ascending among its neighbours; without one it comes last. */
  position?: number
  /** Whether it only leads to the entries under it. */
  isGroup?: boolean
  /** The names of the content types that its panel edits. */
  types?: readonly string[]
  /**
   * The visitors' page that shows a record of these types, as a path; a record is given by its values. `false` says that
   * no page does.
   */
  publicPage?: string | false | ((saved: Readonly<Record<string, unknown>>) => string | undefined)
}
