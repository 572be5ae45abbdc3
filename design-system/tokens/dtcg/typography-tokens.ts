import { groupDescriptions } from '#design-system/tokens/scale-descriptions.ts'
import { fontSize, letterSpacing } from '#design-system/tokens/scales.ts'
import { typeStyles, type TypeStyle } from '#design-system/tokens/type-styles.ts'
import { dimensionToken, type DesignToken } from './values.ts'

/**
 * The type styles as composites that reference the scales, so that the senior theme's larger steps apply. Letter
 * spacing cannot, since its unit em is not in the format.
 */
export function typographyTokens(): Record<string, DesignToken | string> {
  const styles = Object.entries(typeStyles).map(([name, style]) => [name, typographyToken(style)])
  return { $description: groupDescriptions.typography, ...Object.fromEntries(styles) }
}

function typographyToken({ font, size, weight, line, spacing, use }: TypeStyle): DesignToken {
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${font}}`,
      fontSize: `{fontSize.${size}}`,
      fontWeight: `{fontWeight.${weight}}`,
      letterSpacing: lettersApart(spacing, size),
      lineHeight: `{lineHeight.${line}}`,
    },
    $description: use,
  }
}

/** In rem, at the style's greatest size, which is what `dimensionToken` gives of one that grows with the window. */
function lettersApart(spacing: TypeStyle['spacing'], size: TypeStyle['size']) {
  const { value: rem } = dimensionToken(fontSize[size]).$value as { value: number }
  return { value: Math.round(parseFloat(letterSpacing[spacing]) * rem * 10_000) / 10_000, unit: 'rem' }
}
