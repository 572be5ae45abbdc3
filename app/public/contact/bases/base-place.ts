import { company } from '#app/public/company.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'

/** A place of the company as the page and its map show it (public-site §3, base). */
export interface BasePlace {
  id: number | string
  name: string
  description: string
  address: string
  phone: string
  email: string
  workstationCount: number
  /** Absent where nobody entered any. */
  coordinates?: Coordinates
}

type OfficeFacts = Pick<BasePlace, 'address' | 'phone' | 'email'>

export interface Coordinates {
  longitude: number
  latitude: number
}

/** The base that is chosen at first (public-site §2.12). */
const DEFAULT_BASE = 'hefei'

/** A base with its coordinates in one. */
export function placeOf({ longitude, latitude, ...place }: EntryOf<'GET /api/base/list'>): BasePlace {
  return { ...place, coordinates: coordinatesOf(longitude, latitude) }
}

/**
 * Hefei if there is such a base, else the first, else the head office itself.
 * @param site how the head office is reached, where administrators say so
 */
export function firstPlace(places: readonly BasePlace[], site?: OfficeFacts): BasePlace {
  const own = site && { address: site.address, phone: site.phone, email: site.email }
  return places.find(({ id }) => id === DEFAULT_BASE) ?? places[0] ?? { ...headOffice, ...own }
}

/** Opens a place in a map application: by its coordinates, or by its address where there are none. */
export function mapLink({ name, address, coordinates }: BasePlace): string {
  const source = { src: company.latinName.toLowerCase(), callnative: '1' }
  const query = coordinates
    ? { position: `${coordinates.longitude},${coordinates.latitude}`, name, coordinate: 'gaode', ...source }
    : { keyword: address || name, ...source }
  return `https://uri.amap.com/${coordinates ? 'marker' : 'search'}?${new URLSearchParams(query).toString()}`
}

/** Two figures as a map sheet writes them, such as `31.9000°N 117.3400°E`. */
export function readingOf({ longitude, latitude }: Coordinates): string {
  const figure = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(4)}°${degrees < 0 ? negative : positive}`
  return `${figure(latitude, ['N', 'S'])} ${figure(longitude, ['E', 'W'])}`
}

/** Stands on the map while there is no base at all (public-site §9, default coordinates). */
const headOffice: BasePlace = {
  id: 'company',
  name: company.name,
  description: '',
  address: company.address,
  phone: company.phone,
  email: company.email,
  workstationCount: 0,
  coordinates: company.coordinates,
}

function coordinatesOf(longitude: number | null, latitude: number | null): Coordinates | undefined {
  if (longitude === null || latitude === null) return undefined
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  // Fields that were never filled answer two zeros, a place in the ocean.
  return isOnEarth && (longitude !== 0 || latitude !== 0) ? { longitude, latitude } : undefined
}
