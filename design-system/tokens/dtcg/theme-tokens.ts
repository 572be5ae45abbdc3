import { colourDescriptions } from '#design-system/tokens/colour-descriptions.ts'
import type { Colours } from '#design-system/tokens/colour.ts'
import { palette } from '#design-system/tokens/palette.ts'
import { groupDescriptions } from '#design-system/tokens/scale-descriptions.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { colourValue, shadowToken } from './values.ts'

/** One theme's colours and shadows; a colour that is a step of the palette is a reference to it. */
export function themeTokens(label: string, colours: Colours) {
  const names = Object.keys(colours) as (keyof Colours)[]
  return {
    color: {
      $description: `语义颜色：${label}`,
      ...Object.fromEntries(
        names.map((name) => [
          name,
          {
            $type: 'color',
            $value: stepNames.get(colours[name]) ?? colourValue(colours[name]),
            $description: colourDescriptions[name],
          },
        ]),
      ),
    },
    shadow: {
      $description: groupDescriptions.shadow,
      ...Object.fromEntries(
        Object.entries(shadow).map(([name, value]) => [name, shadowToken(value, colours.shadow)]),
      ),
    },
  }
}

const stepNames = new Map<string, string>(
  Object.entries(palette).flatMap(([hue, steps]): [string, string][] =>
    typeof steps === 'string'
      ? [[steps, `{palette.${hue}}`]]
      : Object.entries(steps).map(([step, value]): [string, string] => [value, `{palette.${hue}.${step}}`]),
  ),
)
