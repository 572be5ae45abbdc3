/** Seeded randomness, so that every run draws the same pictures. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<Choice>(choices: readonly Choice[]): Choice
  chance(probability: number): boolean
}

/** A mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    chance: (probability) => next() < probability,
  }
}

/** Smooth value noise of −1…1 over the plane, repeatable for a seed. */
export function noise2(seed: number): (x: number, y: number) => number {
  const random = seeded(seed)
  const table = Float32Array.from({ length: 65536 }, () => random.next() * 2 - 1)
  const at = (x: number, y: number) => table[((x & 255) << 8) | (y & 255)]!
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = fade(x - column)
    const fy = fade(y - row)
    const top = at(column, row) + (at(column + 1, row) - at(column, row)) * fx
    const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * fx
    return top + (bottom - top) * fy
  }
}

/** Layers noise octaves; `ridged` folds it into crests as mountains have them. */
export function fractal(seed: number, octaves: number, ridged = false): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, octave) => noise2(seed + octave * 101))
  return (x, y) => {
    let sum = 0
    let weight = 0
    layers.forEach((layer, octave) => {
      const frequency = 2 ** octave
      const amplitude = 0.48 ** octave
      const value = layer(x * frequency + octave * 17.3, y * frequency - octave * 9.1)
      sum += amplitude * (ridged ? 1 - 2 * Math.abs(value) : value)
      weight += amplitude
    })
    return sum / weight
  }
}

function fade(t: number) {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
