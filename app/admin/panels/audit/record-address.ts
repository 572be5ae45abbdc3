import { addressOf } from '#app/admin/address/address.ts'
import { panelOf } from '#app/admin/panels/panel-of.ts'
import { titles, type MenuKey } from '#app/admin/shell/menu.ts'

/** Where a record of some type is kept. */
export interface RecordAddress {
  href: string
  /** The title of the panel. */
  title: string
}

/** The address of a record in the console; undefined for a type that no panel keeps. */
export function recordAddress(typeName: string, record: number): RecordAddress | undefined {
  if (!isKept(typeName)) return undefined
  const panel = panelOf[typeName]
  if (panel === 'none') return undefined
  const look = new URLSearchParams(isOneOfSeveral(panel) ? { tab: typeName } : {})
  return { href: addressOf({ panel, record, look }), title: titles[panel] }
}

const isKept = (typeName: string): typeName is keyof typeof panelOf => Object.hasOwn(panelOf, typeName)

const isOneOfSeveral = (panel: MenuKey) => Object.values(panelOf).filter((each) => each === panel).length > 1
