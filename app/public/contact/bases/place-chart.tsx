import { MapPin } from 'lucide-react'
import type { BasePlace } from './base-place.ts'
import { Chart, Line, Name, Point } from './place-chart.styles.ts'
import { positionsOf } from './positions.ts'

export interface PlaceChartProps {
  /** The chosen place. */
  place: BasePlace
  places: readonly BasePlace[]
}

/** Beyond so many places only the chosen one is named. */
const NAMES_AT_MOST = 6

/** Shows how the places lie to each other, lines running from the chosen one as from a station. Decoration. */
export function PlaceChart({ place, places }: PlaceChartProps) {
  const known = places.some(({ id }) => id === place.id) ? places : [...places, place]
  const positions = positionsOf(known)
  const station = positions.find(({ id }) => id === place.id)
  return (
    <Chart aria-hidden>
      <svg>
        {station &&
          positions.map(({ id, x, y }) => (
            <Line key={id} x1={`${station.x}%`} y1={`${station.y}%`} x2={`${x}%`} y2={`${y}%`} />
          ))}
      </svg>
      {positions.map(({ id, name, x, y, lean }) => (
        <Point
          key={id}
          data-chosen={id === place.id || undefined}
          style={{ left: `${x}%`, top: `${y}%` }}
          $isEastern={x > 60}
          $lean={positions.length <= NAMES_AT_MOST ? lean : 0}
        >
          {id === place.id && <MapPin />}
          {(id === place.id || positions.length <= NAMES_AT_MOST) && <Name>{name}</Name>}
        </Point>
      ))}
    </Chart>
  )
}
