import { writeFileSync } from 'node:fs'
import { stationHeights } from '#app/public/map-surveying/disciplines/stations.ts'
import { curve, document, path, type Point } from './svg.ts'

// Draws the section of the ground above the surveying disciplines: `npx tsx scripts/brand/draw-survey-profile.ts`.
const [WIDTH, HEIGHT] = [1248, 160]
/** Places between two stations at which the ground has a height of its own. */
const STEPS = 6

let state = 31
const heights = [...stationHeights, 0.4]

/** The ground as shares of width and height; it meets every station exactly. */
const ground = heights.slice(0, -1).flatMap((from, station) => {
  const to = heights[station + 1]!
  return Array.from({ length: STEPS }, (_, step): Point => {
    const share = step / STEPS
    const bump = step === 0 ? 0 : unevenness()
    return [(station + share) / 8, from + (to - from) * (3 - 2 * share) * share * share + bump]
  })
})
ground.push([1, heights.at(-1)!])

const at = (depth: number) => ground.map(([x, h]): Point => [x * WIDTH, HEIGHT - h * depth * HEIGHT])
const surface = curve(at(1))
const fine = { fill: 'none', stroke: '#000', 'vector-effect': 'non-scaling-stroke' }

writeFileSync(
  new URL('../../app/public/map-surveying/disciplines/profile.svg', import.meta.url),
  `${document(
    WIDTH,
    HEIGHT,
    path(`${surface}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, { 'fill-opacity': 0.12 }),
    ...[0.74, 0.5, 0.28].map((depth, layer) =>
      path(curve(at(depth)), { ...fine, 'stroke-opacity': 0.5 - layer * 0.12, 'stroke-dasharray': '6 5' }),
    ),
    path(surface, { ...fine, 'stroke-width': 2 }),
  ).replace('<svg ', '<svg preserveAspectRatio="none" ')}\n`,
)

/** −0.05 to 0.05 by a mulberry32 generator, so that every run draws the same ground. */
function unevenness(): number {
  state = (state + 0x6d2b79f5) >>> 0
  let t = state
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 42949672960 - 0.05
}
