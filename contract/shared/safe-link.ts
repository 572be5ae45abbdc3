import { isClimbing } from './site-path.ts'

/** An address that may stand in a page's `href`. Text from the store is none before `safeLink` has read it. */
export type SafeLink = `/${string}` | `http://${string}` | `https://${string}`

/** An administrator's link, if it leads to a web page or a place of this site. */
export function safeLink(value: string | null | undefined): SafeLink | undefined {
  const link = value?.trim() ?? ''
  // oxlint-disable-next-line no-control-regex -- browsers drop these, so `/\t/host` would lead elsewhere
  if (/[\u0000-\u001f]/.test(link)) return undefined
  return /^(https?:\/\/|\/(?![/\\]))/i.test(link) ? (link as SafeLink) : undefined
}

/** Whether a link may be kept: http(s), or a path of this site. */
export function isFollowable(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop these, so `java\tscript:` would pass
  if (/[\u0000-\u0020\\]/.test(address)) return false
  if (/^https?:\/\/[^/]/i.test(address)) return URL.canParse(address)
  return /^\/(?!\/)/.test(address) && !isClimbing(/^[^?#]*/.exec(address)?.[0] ?? '')
}
