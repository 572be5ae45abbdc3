import { useState } from 'react'
import { axisNames, coordinateText, looksSwapped, pairText, type Coordinates } from './coordinates.ts'
import { convertDatum, datumNames, type Datum, type Place } from './datum.ts'

/** What was filled in at once, and what stood there before. */
interface Filling {
  filled: Coordinates
  before: Coordinates
  /** What it was converted from, in words; '' where it was not. */
  source: string
}

export interface FillingOptions {
  value: Coordinates
  /** The reference system of the field. */
  datum: Datum | undefined
  /** Sets both figures, and says what was done. */
  change: (next: Coordinates, announcement: string) => void
}

/** Sets both figures in the field's datum; the change can be undone until one of them changes. */
export function useFilling({ value, datum, change }: FillingOptions) {
  const [filling, setFilling] = useState<Filling>()

  function fill(place: Place, from: Datum | undefined) {
    // Converted the wrong way round it could not be set right by an exchange.
    const isForeign = datum && from && from !== datum && !looksSwapped(place)
    const filled = isForeign ? convertDatum(place, from, datum) : place
    const source = isForeign ? `由${datumNames[from]} ${pairText(place)} 换算` : ''
    const figures = `纬度 ${coordinateText(filled.latitude)}，经度 ${coordinateText(filled.longitude)}`
    change(filled, `${source && `已${source}，`}已填入${figures}`)
    const isGiven = value.latitude !== null || value.longitude !== null
    setFilling(isForeign || isGiven ? { filled, before: value, source } : undefined)
  }

  return { fill, last: filling && isSame(filling.filled, value) ? filling : undefined }
}

/** What is said beside the button that takes it back. */
export function fillingText({ source, before }: Filling): string {
  const earlier = axes
    .filter((axis) => before[axis] !== null)
    .map((axis) => `${axisNames[axis]} ${coordinateText(before[axis])}`)
  return `${source && `${source}，`}原来${earlier.length > 0 ? `是${earlier.join('，')}` : '没有填写'}`
}

const axes = ['latitude', 'longitude'] as const

const isSame = (one: Coordinates, other: Coordinates) =>
  one.latitude === other.latitude && one.longitude === other.longitude
