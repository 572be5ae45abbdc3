import type { BasePlace } from './base-place.ts'

/** A place on the chart, from its left and upper edge in percent. */
export interface Position {
  id: BasePlace['id']
  name: string
  x: number
  y: number
  /** Where its name evades that of a close neighbour: up, down, or not at all. */
  lean: -1 | 0 | 1
}

/** Fits all places with coordinates into the chart, north up; one spot alone lies in the middle. */
export function positionsOf(places: readonly BasePlace[]): Position[] {
  const charted = places.flatMap(({ id, name, coordinates }) =>
    coordinates ? { id, name, ...coordinates } : [],
  )
  const across = fitting(charted.map(({ longitude }) => longitude))
  const down = fitting(charted.map(({ latitude }) => -latitude))
  const points = charted.map(({ id, name, longitude, latitude }) => ({
    id,
    name,
    x: across(longitude),
    y: down(-latitude),
  }))
  return points.map((point) => ({ ...point, lean: leanOf(point, points) }))
}

type Point = Omit<Position, 'lean'>

function leanOf(point: Point, others: readonly Point[]): Position['lean'] {
  const neighbour = others.find(
    ({ id, x, y }) => id !== point.id && Math.abs(x - point.x) < 25 && Math.abs(y - point.y) < 12,
  )
  if (!neighbour) return 0
  return point.y < neighbour.y ? -1 : 1
}

function fitting(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value: number) =>
    most > least ? Math.round((8 + ((value - least) / (most - least)) * 84) * 100) / 100 : 50
}
