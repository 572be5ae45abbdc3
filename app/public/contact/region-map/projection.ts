import type { Coordinates } from '#app/public/contact/bases/base-place.ts'

/** A cut-out of the earth's surface between two meridians and two parallels, in degrees. */
export interface Extent {
  west: number
  east: number
  south: number
  north: number
}

/** A spot on the drawing, from its left and upper edge in percent. */
export interface Spot {
  x: number
  y: number
}

const KILOMETRES_PER_DEGREE = 111.195

/** Equirectangular: degrees are spaced evenly, and true to scale along the middle parallel of the extent. */
export function project({ longitude, latitude }: Coordinates, extent: Extent): Spot {
  const { west, east, south, north } = extent
  return {
    x: rounded(((longitude - west) / (east - west)) * 100),
    y: rounded(((north - latitude) / (north - south)) * 100),
  }
}

/** Whether a place lies within the extent. */
export function isWithin({ longitude, latitude }: Coordinates, extent: Extent): boolean {
  const { west, east, south, north } = extent
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

/** Width of the drawing divided by its height, so that a kilometre is as long across as down. */
export function aspectOf(extent: Extent): number {
  return ((extent.east - extent.west) * shrinkageOf(extent)) / (extent.north - extent.south)
}

/** Kilometres from the left to the right edge, along the middle parallel. */
export function kilometresAcross(extent: Extent): number {
  return (extent.east - extent.west) * shrinkageOf(extent) * KILOMETRES_PER_DEGREE
}

/** How much shorter a degree of longitude is than one of latitude. */
function shrinkageOf({ south, north }: Extent): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180)
}

const rounded = (percent: number) => Math.round(percent * 100) / 100
