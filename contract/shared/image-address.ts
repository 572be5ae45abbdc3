import { isClimbing } from './site-path.ts'

/**
 * Where a picture or file is fetched from: an http address as it is, paths under /upload/ and /images/ as they
 * are, anything else under /upload/. `assetBaseUrl` goes before relative addresses. A path that leads out of its folder,
 * which no field takes, is fetched from nowhere.
 */
export function imageAddress(value: string | null | undefined, assetBaseUrl = ''): string {
  if (!value) return ''
  if (/^https?:\/\//i.test(value)) return value
  if (isClimbing(value)) return ''
  const path = /^\/(upload|images)\//.test(value) ? value : `/upload/${value.replace(/^\/+/, '')}`
  return `${assetBaseUrl.replace(/\/+$/, '')}${path}`
}
