import { studio } from './backdrop.ts'
import type { Scene } from './render.ts'
import { document } from './svg.ts'

/** A picture of one layer: bright paper by day, and what is drawn on it. */
export function sheet(width: number, height: number, ...drawn: string[]): Scene {
  return { width, height, layers: [document(width, height, studio(width, height, false), ...drawn)] }
}
