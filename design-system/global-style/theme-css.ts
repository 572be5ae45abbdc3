import { declarations } from '#design-system/tokens/custom-properties.ts'
import type { Colours } from '#design-system/tokens/colour.ts'
import { holidays, type HolidayLook } from '#design-system/tokens/holidays.ts'
import { media } from '#design-system/tokens/index.ts'
import { seniorMourning } from '#design-system/tokens/mourning.ts'
import { readRgb, toHex, type Rgb } from '#design-system/tokens/rgb.ts'
import * as scales from '#design-system/tokens/scales.ts'
import { seniorScales } from '#design-system/tokens/senior-scales.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { themes } from '#design-system/theme/index.ts'

const { light, dark, senior, mourning } = themes

/** The page as it is seen below a dialog's scrim. */
export const BELOW_SCRIM = '--below-scrim'

const INK = "[data-tone='ink']"
const MOURNING_DAY = "[data-day='mourning']"

/** What shows a picture of its own: no token can make it grey. */
const pictures = ':is(img,video,iframe,canvas,object,embed)'

/** Pictures of the content, which are often drawn on white. Weighs no more than `img`, so that any component's filter wins. */
const contentPictures = 'img:where([decoding],figure img)'
const dimmed = '{filter:brightness(var(--picture-brightness,0.88));}'

/**
 * All custom properties: scales once, colours and shadows per theme and ink section. `data-day`
 * (app/public/site/day-look.ts) sets mourning or holiday colours; only pictures are filtered, since a root filter
 * breaks fixed positioning.
 */
export const themeCss = [
  `:root{${scaleDeclarations(scales)}}`,
  `:root,[data-theme='light']{color-scheme:light;${colourDeclarations(light.colours)}}`,
  `[data-theme='senior']{color-scheme:light;font-size:${seniorScales.rootFontSize};${scaleDeclarations(seniorScales.groups)}${colourDeclarations(senior.colours)}}`,
  `[data-theme='mourning'],${MOURNING_DAY},${MOURNING_DAY}[data-theme='system']{color-scheme:light;${colourDeclarations(mourning.colours)}}`,
  `[data-theme='dark'],[data-tone='ink']{color-scheme:dark;${colourDeclarations(dark.colours)}}`,
  `[data-theme='senior'] [data-tone='ink']{${colourDeclarations(changed(senior.ink, dark.colours))}}`,
  `[data-theme='mourning'] ${INK},${MOURNING_DAY} ${INK},${MOURNING_DAY}[data-theme='dark']{${colourDeclarations(mourning.ink)}}`,
  `${MOURNING_DAY}[data-theme='senior']{color-scheme:light;${colourDeclarations(seniorMourning.colours)}}`,
  `${MOURNING_DAY}[data-theme='senior'] ${INK}{${colourDeclarations(seniorMourning.ink)}}`,
  `[data-theme='mourning'] ${pictures},${MOURNING_DAY} ${pictures}{filter:grayscale(1);}`,
  `:where([data-theme='dark']) ${contentPictures}${dimmed}`,
  ...Object.entries(holidays).map(([name, look]) => holidayCss(`[data-day='${name}']`, look)),
  `@media (prefers-color-scheme: dark){[data-theme='system']{color-scheme:dark;${colourDeclarations(dark.colours)}}:where([data-theme='system']) ${contentPictures}${dimmed}}`,
  `${media.reducedMotion}{:root{${declarations('duration', { quick: '1ms', base: '1ms', slow: '1ms' })}}}`,
].join('')

function scaleDeclarations(groups: Partial<Record<keyof typeof scales, Record<string, string>>>): string {
  return Object.entries(groups)
    .map(([group, scale]) => declarations(group, scale))
    .join('')
}

/** In the light and the dark theme only: 适老 and 素灰 were chosen, and `system` follows the device alone. */
function holidayCss(day: string, { colours, ink }: HolidayLook): string {
  const light = [`${day}:not([data-theme])`, `${day}[data-theme='light']`]
  const dark = `${day}[data-theme='dark']`
  const inks = [...light.map((root) => `${root} ${INK}`), dark, `${dark} ${INK}`]
  return `${light.join()}{${declarations('color', colours)}}${inks.join()}{${declarations('color', ink)}}`
}

/** Shadows read `--color-shadow`, so they are declared again wherever that changes. */
function colourDeclarations(colours: Partial<Colours>): string {
  return (
    declarations('color', colours) +
    (colours.shadow ? declarations('shadow', shadow) : '') +
    (colours.scrim && colours.background
      ? `${BELOW_SCRIM}:${covered(colours.background, colours.scrim)};`
      : '')
  )
}

/** A colour as it is seen through another. */
function covered(ground: string, cover: string): string {
  const below = readRgb(ground).channels
  const { channels, alpha } = readRgb(cover)
  const seen = channels.map((channel, at) => Math.round(channel * alpha + (below[at] ?? 0) * (1 - alpha)))
  return toHex({ channels: seen as Rgb['channels'], alpha: 1 })
}

/** Only the colours that another rule for the same element does not give already. */
function changed(colours: Colours, given: Colours): Partial<Colours> {
  const names = Object.keys(colours) as (keyof Colours)[]
  return Object.fromEntries(
    names.filter((name) => colours[name] !== given[name]).map((name) => [name, colours[name]]),
  )
}
