import { declarations } from '#design-system/tokens/custom-properties.ts'
import type { Colours } from '#design-system/tokens/colour.ts'
import { media } from '#design-system/tokens/index.ts'
import * as scales from '#design-system/tokens/scales.ts'
import { seniorScales } from '#design-system/tokens/senior-scales.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { themes } from '#design-system/theme/index.ts'

const { light, dark, senior, mourning } = themes

/** What shows a picture of its own: no token can make it grey. */
const pictures = ':is(img,video,iframe,canvas,object,embed)'

/**
 * All custom properties: scales once, colours and shadows per theme and inside its ink sections. In mourning only the pictures
 * pass a filter: one on the root would tie everything fixed to the document instead of the window.
 */
export const themeCss = [
  `:root{${scaleDeclarations(scales)}}`,
  `:root,[data-theme='light']{color-scheme:light;${colourDeclarations(light.colours)}}`,
  `[data-theme='senior']{color-scheme:light;font-size:${seniorScales.rootFontSize};${scaleDeclarations(seniorScales.groups)}${colourDeclarations(senior.colours)}}`,
  `[data-theme='mourning']{color-scheme:light;${colourDeclarations(mourning.colours)}}`,
  `[data-theme='dark'],[data-tone='ink']{color-scheme:dark;${colourDeclarations(dark.colours)}}`,
  `[data-theme='senior'] [data-tone='ink']{${colourDeclarations(changed(senior.ink, dark.colours))}}`,
  `[data-theme='mourning'] [data-tone='ink']{${colourDeclarations(mourning.ink)}}`,
  `[data-theme='mourning'] ${pictures}{filter:grayscale(1);}`,
  `@media (prefers-color-scheme: dark){[data-theme='system']{color-scheme:dark;${colourDeclarations(dark.colours)}}}`,
  `${media.reducedMotion}{:root{${declarations('duration', { quick: '1ms', base: '1ms', slow: '1ms' })}}}`,
].join('')

function scaleDeclarations(groups: Partial<Record<keyof typeof scales, Record<string, string>>>): string {
  return Object.entries(groups)
    .map(([group, scale]) => declarations(group, scale))
    .join('')
}

/** Shadows read `--color-shadow`, so they are declared anew wherever that changes. */
function colourDeclarations(colours: Partial<Colours>): string {
  return declarations('color', colours) + (colours.shadow ? declarations('shadow', shadow) : '')
}

/** Only the colours that another rule for the same element does not give already. */
function changed(colours: Colours, given: Colours): Partial<Colours> {
  const names = Object.keys(colours) as (keyof Colours)[]
  return Object.fromEntries(
    names.filter((name) => colours[name] !== given[name]).map((name) => [name, colours[name]]),
  )
}
