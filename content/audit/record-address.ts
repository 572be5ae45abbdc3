import type { ContentType } from '#contract/engine/content-type.ts'
import { addressOf } from '#app/admin/address/address.ts'
import { menuKeyOfType, titles, typesOf } from '#app/admin/shell/menu.ts'
import { typeNamed } from './type-named.ts'

/** Where a record of some type is kept. */
export interface RecordAddress {
  href: string
  /** The title of the panel. */
  title: string
}

/** The address of a record in the console; undefined for a type that no panel keeps. */
export function recordAddress(typeName: string, id: number): RecordAddress | undefined {
  const type = typeNamed(typeName)
  const panel = menuKeyOfType(typeName)
  if (!type || !panel) return undefined
  const look = new URLSearchParams(typesOf(panel).length > 1 ? { tab: typeName } : {})
  return { href: addressOf({ panel, record: hasList(type) ? id : undefined, look }), title: titles[panel] }
}

/** A picture of a module is opened through the module, and where there is one record its panel shows it. */
const hasList = ({ calls }: ContentType) =>
  calls.some(
    ({ access, method, operation }) => access === 'admin' && method === 'GET' && operation.name !== 'single',
  )
