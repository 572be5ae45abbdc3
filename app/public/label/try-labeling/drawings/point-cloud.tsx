/** Sides of the car that is asked for, seen from above. */
export const car = { left: 222, top: 138, right: 388, bottom: 222 }

let state = 7

/** The same sequence on the server and in every browser. */
function scattered(): number {
  state = (state * 16_807) % 2_147_483_647
  return state / 2_147_483_647
}

const targetPoints = dots([
  // The laser reaches the sides that face it; corners are always hit.
  ...side(70, (part) => [car.left + part * (car.right - car.left), car.bottom - scattered() * 4]),
  ...side(34, (part) => [car.left + scattered() * 4, car.top + part * (car.bottom - car.top)]),
  ...side(34, (part) => [car.right - scattered() * 4, car.top + part * (car.bottom - car.top)]),
  ...side(26, (part) => [car.left + part * (car.right - car.left), car.top + scattered() * 4]),
  ...side(44, () => [car.left + 18 + scattered() * 128, car.top + 12 + scattered() * 60]),
])

const otherPoints = dots([
  ...side(110, (part) => [20 + part * 70 + scattered() * 8, 400 - part * 400]),
  ...side(110, (part) => [566 - part * 44 + scattered() * 8, 400 - part * 400]),
  ...side(30, (part) => [446 + part * 74, 92 - scattered() * 5]),
  ...side(90, () => [100 + scattered() * 420, scattered() * 400]).filter(isRoad),
])

/** A laser scan from above: the scanner below the middle, a car ahead of it. */
export function PointCloud() {
  return (
    <>
      <g data-layer="far">
        {[80, 160, 240, 320].map((radius) => (
          <circle key={radius} cx="300" cy="380" r={radius} />
        ))}
        <path d="M300 380 20 20M300 380 580 20M300 380V0" />
      </g>
      <path data-layer="mass" d="M300 356 314 396H286Z" />
      <path data-layer="samples" d={otherPoints} />
      <path data-layer="target-samples" d={targetPoints} />
    </>
  )
}

/** Places along a line, the first and the last at its ends. */
function side(count: number, place: (part: number) => number[]): number[][] {
  return Array.from({ length: count }, (_, index) => place(index / (count - 1)))
}

function isRoad([x = 0, y = 0]: number[]): boolean {
  return x < car.left - 24 || x > car.right + 24 || y < car.top - 24 || y > car.bottom + 24
}

function dots(places: number[][]): string {
  return places.map(([x = 0, y = 0]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
}
