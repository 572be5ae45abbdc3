import { declarations } from '#design-system/tokens/custom-properties.ts'
import type { Colours } from '#design-system/tokens/colour.ts'
import * as scales from '#design-system/tokens/scales.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { media } from '#design-system/tokens/index.ts'
import { themes } from '#design-system/theme/index.ts'

const LARGE_TEXT = '125%'

/** All custom properties: scales once, colours and shadows per theme and inside ink sections. */
export const themeCss = [
  `:root{color-scheme:light;${scaleDeclarations()}${colourDeclarations(themes.light.colours)}}`,
  `[data-theme='large']{font-size:${LARGE_TEXT};${declarations('size', { controlSmall: '2.5rem', controlMedium: scales.size.target })}${colourDeclarations(themes.large.colours)}}`,
  `[data-theme='dark'],[data-tone='ink']{color-scheme:dark;${colourDeclarations(themes.dark.colours)}}`,
  `@media (prefers-color-scheme: dark){[data-theme='system']{color-scheme:dark;${colourDeclarations(themes.dark.colours)}}}`,
  `${media.reducedMotion}{:root{${declarations('duration', { quick: '1ms', base: '1ms', slow: '1ms' })}}}`,
].join('')

function scaleDeclarations(): string {
  return [
    declarations('space', scales.space),
    declarations('font', scales.font),
    declarations('font-size', scales.fontSize),
    declarations('font-weight', scales.fontWeight),
    declarations('line-height', scales.lineHeight),
    declarations('letter-spacing', scales.letterSpacing),
    declarations('radius', scales.radius),
    declarations('duration', scales.duration),
    declarations('easing', scales.easing),
    declarations('z-index', scales.zIndex),
    declarations('size', scales.size),
  ].join('')
}

function colourDeclarations(colours: Colours): string {
  return declarations('color', colours) + declarations('shadow', shadow)
}
