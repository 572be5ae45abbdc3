import type { ComponentPropsWithoutRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface RiseProps extends ComponentPropsWithoutRef<'div'> {
  /** Place in a row: later ones come to rest a little later. */
  order?: number
}

/**
 * Content that rises while it comes into the window (docs/design/art-direction.md#motion). It is only moved, never made paler, and it is
 * the browser that moves it, by how far it has come in: what is in the window can be read at once, however one got there,
 * with and without script. A browser that cannot do this shows it at rest, as paper and those do who want no motion.
 */
export function Rise({ order = 0, ...rest }: RiseProps) {
  return <Root $order={order} {...rest} />
}

/** How much of the content has come into the window when it rests. */
const restsAt = ({ $order }: { $order: number }) => `${Math.min(100, 60 + $order * 20)}%`

const rise = keyframes`from { transform: translateY(${token.space.x3}); }`

const Root = styled.div<{ $order: number }>`
  @supports (animation-timeline: view()) {
    ${media.motion} {
      animation: ${rise} ${token.easing.out} both;
      animation-timeline: view();
      animation-range: entry 0% entry ${restsAt};
    }

    ${media.print} {
      animation: none;
    }
  }
`
