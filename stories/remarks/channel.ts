import type { Spot } from './remark.ts'

/** A remark as the canvas shows it. */
export interface Pin {
  id: string
  /** As it is numbered in the panel, from 1. */
  number: number
  text: string
  isResolved: boolean
  spot: Spot
}

/** The panel tells the canvas which pins to show: `Pin[]`. */
export const PINS_SHOWN = 'remarks/pins-shown'
/** A canvas that has drawn a story asks for them. */
export const PINS_WANTED = 'remarks/pins-wanted'
/** The panel asks for a spot: `true`, or `false` to leave that be. */
export const SPOT_WANTED = 'remarks/spot-wanted'
/** The spot that was pressed: a `Spot`, or nothing where the reader thought better of it. */
export const SPOT_TAKEN = 'remarks/spot-taken'
/** The panel leads to a pin: its id. */
export const PIN_SOUGHT = 'remarks/pin-sought'
/** A pin was pressed: its id. */
export const PIN_PRESSED = 'remarks/pin-pressed'
