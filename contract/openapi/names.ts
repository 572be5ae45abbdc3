import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Audience } from '#contract/engine/serialize.ts'

/** Method and path as one name: `postBannerDeleteById`. */
export function operationIdOf({ method, path }: Call): string {
  const named = path.replace(/^\/api\//, '').replace(/\{(\w+)\}/g, 'by-$1')
  return method.toLowerCase() + inCapitals(named)
}

/** What a record's schema is called: `CoreMember`, and `CoreMemberForVisitors` of what these see. */
export function schemaNameOf({ name }: ContentType, audience: Audience): string {
  return inCapitals(name) + (audience === 'visitor' ? 'ForVisitors' : '')
}

function inCapitals(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
