import type { Coordinates } from '#app/public/contact/bases/base-place.ts'

/** Mean radius of the earth. */
const EARTH_KM = 6371.0088

/** Great-circle distance of two places in kilometres, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)]
  const down = Math.sin((north - south) / 2)
  const across = Math.sin(radians(to.longitude - from.longitude) / 2)
  const square = down ** 2 + Math.cos(south) * Math.cos(north) * across ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** A distance as people read it: whole kilometres, tenths below ten. */
export function kilometresText(kilometres: number): string {
  return `${kilometres.toFixed(kilometres < 9.95 ? 1 : 0)} km`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
