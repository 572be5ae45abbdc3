import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { extent } from '#app/public/contact/region-map/region.ts'
import { isWithin } from '#app/public/contact/region-map/projection.ts'
import { RegionMap } from '#app/public/contact/region-map/region-map.tsx'
import { mapLink, readingOf, type BasePlace } from './base-place.ts'
import { Note, Reading, Sheet, SheetWords } from './place-sheet.styles.ts'

export interface PlaceSheetProps {
  place: BasePlace
  /** All the places, to draw them on the map. */
  places: readonly BasePlace[]
}

/** A drawn map in place of the online one: the region, the place among the others, and the way to a map application. */
export function PlaceSheet({ place, places }: PlaceSheetProps) {
  const { name, address, coordinates } = place
  return (
    <Sheet role="group" aria-label="公司位置">
      <RegionMap place={place} places={places} />
      <SheetWords>
        <div aria-live="polite">
          {coordinates && <Reading>{readingOf(coordinates)}</Reading>}
          <h3>{name}</h3>
          <p>{address}</p>
          {!coordinates && <p>该基地尚未标注坐标，可按地址查找。</p>}
          {coordinates && !isWithin(coordinates, extent) && <p>该基地不在本图范围内。</p>}
        </div>
        <ButtonLink
          href={mapLink(place)}
          target="_blank"
          rel="noreferrer"
          variant="survey"
          iconAfter={<ExternalLink aria-hidden />}
        >
          在高德地图中打开
        </ButtonLink>
        <Note>示意图，界线经简化，不作划界依据；距离为直线距离。</Note>
      </SheetWords>
    </Sheet>
  )
}
