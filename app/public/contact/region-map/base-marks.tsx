import type { BasePlace } from '#app/public/contact/bases/base-place.ts'
import { Chip, Figure, Lines, Mark, Marks } from './base-marks.styles.ts'
import { distanceKm, kilometresText } from './distance.ts'
import { labelPlacements } from './label-placements.ts'
import { isWithin, project } from './projection.ts'
import { extent } from './region.ts'

export interface BaseMarksProps {
  /** The chosen place. */
  place: BasePlace
  places: readonly BasePlace[]
}

/** Beyond so many places only the chosen one is named. */
const NAMES_AT_MOST = 6

/** The places as survey stations, lines and distances running from the chosen one. */
export function BaseMarks({ place, places }: BaseMarksProps) {
  const stations = places.flatMap(({ id, name, coordinates }) =>
    coordinates && isWithin(coordinates, extent)
      ? [{ id, name, coordinates, ...project(coordinates, extent) }]
      : [],
  )
  const chosen = stations.find(({ id }) => id === place.id)
  const placements = labelPlacements(stations)
  const hasNames = stations.length <= NAMES_AT_MOST
  return (
    <>
      <Lines aria-hidden>
        {chosen &&
          stations.map(({ id, x, y }) => (
            <line key={id} x1={`${chosen.x}%`} y1={`${chosen.y}%`} x2={`${x}%`} y2={`${y}%`} />
          ))}
      </Lines>
      <Marks aria-label={chosen ? `各基地与${chosen.name}的距离` : '基地'}>
        {stations.map(({ id, name, coordinates, x, y }, index) => {
          const isChosen = id === place.id
          return (
            <Mark
              key={id}
              data-chosen={isChosen || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
              data-side={placements[index]?.side}
              data-shift={hasNames ? placements[index]?.shift : 0}
            >
              <svg viewBox="0 0 20 20" aria-hidden>
                <path d="M10 3 17 15.5H3Z" />
                <circle cx="10" cy="11.3" r="1.6" />
              </svg>
              {(isChosen || hasNames) && (
                <span>
                  <Chip>{name}</Chip>
                  {chosen && !isChosen && (
                    <Figure>{kilometresText(distanceKm(chosen.coordinates, coordinates))}</Figure>
                  )}
                </span>
              )}
            </Mark>
          )
        })}
      </Marks>
    </>
  )
}
