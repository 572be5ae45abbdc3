import { distanceKm } from './distance.ts'
import { kilometresAcross, project } from './projection.ts'
import { Ground, Meridians, Names, Parallels, ScaleBar } from './region-ground.styles.ts'
import { extent, mapNames, SCALE_KM } from './region.ts'
import lines from './region.svg?no-inline'
import type { Coordinates } from '#app/public/contact/bases/base-place.ts'

export interface RegionGroundProps {
  /** Places drawn over the ground; a city so near to one is left out. */
  marked: readonly Coordinates[]
}

const NEAR_KM = 15

/** Widths of the lines that echo the boundary, alternating with the gaps between them. */
const BANDS = [15, 13, 9, 7, 3.5]

const { west, east, south, north } = extent
const kinds = ['province', 'city', 'water', 'peak'] as const
const meridians = wholeDegrees(west, east)
const parallels = wholeDegrees(south, north)

/** The drawn land: boundaries, rivers, lakes, names, degrees and scale. Its lines lie in one cached file. */
export function RegionGround({ marked }: RegionGroundProps) {
  const shown = mapNames.filter(
    (entry) => entry.kind !== 'city' || marked.every((place) => distanceKm(place, entry) > NEAR_KM),
  )
  return (
    <>
      <Ground
        viewBox={`${west} ${-north} ${east - west} ${north - south}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="安徽及周边示意地图，绘有省界、长江、淮河与巢湖"
      >
        {BANDS.map((width, index) => (
          <use key={width} href={`${lines}#boundary`} strokeWidth={width} data-gap={index % 2 || undefined} />
        ))}
        <use href={`${lines}#region`} />
        <use href={`${lines}#boundary`} />
      </Ground>
      <Names aria-hidden>
        {kinds.map((kind) => (
          <div key={kind} data-kind={kind}>
            {shown
              .filter((entry) => entry.kind === kind)
              .map((entry) => (
                <span
                  key={entry.name}
                  data-minor={entry.isMinor && ''}
                  data-side={entry.side}
                  style={styleAt(entry)}
                >
                  {entry.name}
                </span>
              ))}
          </div>
        ))}
      </Names>
    </>
  )
}

/** Degrees at the upper and left edge of the window, and the scale at its foot. Decoration. */
export function RegionMargin() {
  return (
    <div aria-hidden>
      <Meridians>
        {meridians.map((longitude) => (
          <span key={longitude} style={{ left: styleAt({ longitude, latitude: north }).left }}>
            {longitude}°E
          </span>
        ))}
      </Meridians>
      <Parallels>
        {parallels.map((latitude) => (
          <span key={latitude} style={{ top: styleAt({ longitude: west, latitude }).top }}>
            {latitude}°N
          </span>
        ))}
      </Parallels>
      <ScaleBar $share={SCALE_KM / kilometresAcross(extent)}>{SCALE_KM} km</ScaleBar>
    </div>
  )
}

function styleAt(place: Coordinates) {
  const { x, y } = project(place, extent)
  return { left: `${x.toFixed(1)}%`, top: `${y.toFixed(1)}%` }
}

function wholeDegrees(from: number, to: number): number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index)
}
