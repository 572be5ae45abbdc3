import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { mapLink, readingOf, type BasePlace } from './base-place.ts'
import { PlaceChart } from './place-chart.tsx'
import { Reading, Sheet, SheetWords } from './place-sheet.styles.ts'

export interface PlaceSheetProps {
  place: BasePlace
  /** All the places, to draw how they lie to each other. */
  places: readonly BasePlace[]
  /** Whether a map key is configured; if so, this place lacks coordinates. */
  hasMap: boolean
}

/** A drawn chart in place of the map: the place, its position among the others, and directions. */
export function PlaceSheet({ place, places, hasMap }: PlaceSheetProps) {
  const { name, address, coordinates } = place
  // A listed place has the way to a map application in its entry.
  const isListed = places.some(({ id }) => id === place.id)
  return (
    <Sheet role="group" aria-label="公司位置">
      <ContourLines fade="none" hasGrid />
      <PlaceChart place={place} places={places} />
      <SheetWords aria-live="polite">
        {coordinates && <Reading>{readingOf(coordinates)}</Reading>}
        <h3>{name}</h3>
        <p>{address}</p>
        <p>
          {hasMap ? '该基地尚未标注坐标，可按地址查找。' : '在线地图未配置密钥，暂不可用，可按地址查找。'}
        </p>
        {!isListed && (
          <ButtonLink
            href={mapLink(place)}
            target="_blank"
            rel="noreferrer"
            variant="survey"
            iconAfter={<ExternalLink aria-hidden />}
          >
            在地图应用中打开
          </ButtonLink>
        )}
      </SheetWords>
    </Sheet>
  )
}
