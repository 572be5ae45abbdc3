import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import drawing from './contour-lines.svg?url'

export interface ContourLinesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The side on which the lines fade out, to leave text its calm. */
  fade?: keyof typeof fades
  /** Adds the map sheet's square grid. */
  hasGrid?: boolean
}

/**
 * Decorative contour lines as wide as their positioned parent; they do not reach the bottom of a very tall one. One
 * cached file, coloured by the theme.
 */
export const ContourLines = forwardRef<HTMLDivElement, ContourLinesProps>(function ContourLines(
  { fade = 'left', hasGrid = false, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-hidden {...rest} $hasGrid={hasGrid}>
      <Lines $fade={fade} />
    </Root>
  )
})

const { color } = token

const fades = {
  none: css``,
  left: css`
    --fade: linear-gradient(90deg, color-mix(in srgb, black 18%, transparent), black 62%);
  `,
  right: css`
    --fade: linear-gradient(270deg, color-mix(in srgb, black 18%, transparent), black 62%);
  `,
  bottom: css`
    --fade: linear-gradient(black 30%, transparent);
  `,
}

const grid = css`
  background:
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px) 50% 0 / 96px 96px,
    linear-gradient(${color.grid} 1px, transparent 1px) 50% 0 / 96px 96px;
`

const Root = styled.div<{ $hasGrid: boolean }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  ${({ $hasGrid }) => $hasGrid && grid}

  ${media.forcedColors} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

const Lines = styled.div<{ $fade: keyof typeof fades }>`
  --fade: linear-gradient(black, black);
  position: absolute;
  inset: 0;
  background: ${color.contour};
  mask:
    url('${drawing}') 50% 0 / max(100%, 90rem) auto no-repeat,
    linear-gradient(black 60%, transparent) 0 0 / 100% max(50vw, 45rem) no-repeat,
    var(--fade);
  mask-composite: intersect;
  ${({ $fade }) => fades[$fade]}
`
