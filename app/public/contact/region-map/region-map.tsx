import type { BasePlace } from '#app/public/contact/bases/base-place.ts'
import { BaseMarks } from './base-marks.tsx'
import { aspectOf, isWithin } from './projection.ts'
import { RegionGround, RegionMargin } from './region-ground.tsx'
import { Plane, Window } from './region-map.styles.ts'
import { extent } from './region.ts'

export interface RegionMapProps {
  /** The chosen place. */
  place: BasePlace
  places: readonly BasePlace[]
}

/** A drawn map of the region with the company's places to scale; it needs neither network nor script. */
export function RegionMap({ place, places }: RegionMapProps) {
  const known = places.some(({ id }) => id === place.id) ? places : [...places, place]
  const marked = known.flatMap(({ coordinates }) =>
    coordinates && isWithin(coordinates, extent) ? [coordinates] : [],
  )
  return (
    <Window $aspect={aspectOf(extent)}>
      <Plane>
        <RegionGround marked={marked} />
        <BaseMarks place={place} places={known} />
      </Plane>
      <RegionMargin />
    </Window>
  )
}
