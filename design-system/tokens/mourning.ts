import { dark, light, type Colours } from './colour.ts'
import { greyOf } from './grey.ts'
import { senior, seniorInk } from './senior.ts'

/** 素灰, for days of mourning: every colour as the grey that is just as light. */
export const mourning = inGrey(light)

/** Ink sections of the mourning theme. */
export const mourningInk = inGrey(dark)

/** 适老化 on a day of mourning: anyone who needs large letters and full contrast keeps both, in grey. */
export const seniorMourning = { colours: inGrey(senior), ink: inGrey(seniorInk) }

function inGrey(colours: Colours): Colours {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [name, greyOf(value)])) as Colours
}
