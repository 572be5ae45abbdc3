import { isClimbing } from './site-path.ts'

/**
 * The address of a picture or file: http addresses, `/upload/` and `/images/` as they are, all else under `/upload/`.
 * `assetBaseUrl` precedes relative addresses; a path that leads out of its folder gives ''.
 */
export function imageAddress(value: string | null | undefined, assetBaseUrl = ''): string {
  if (!value) return ''
  if (/^https?:\/\//i.test(value)) return value
  if (isClimbing(value)) return ''
  const path = /^\/(upload|images)\//.test(value) ? value : `/upload/${value.replace(/^\/+/, '')}`
  return `${assetBaseUrl.replace(/\/+$/, '')}${path}`
}
