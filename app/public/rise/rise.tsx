import type { ComponentPropsWithoutRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface RiseProps extends ComponentPropsWithoutRef<'div'> {
  /** Place in a row: later ones come to rest a little later. */
  order?: number
}

/**
 * Content that the browser raises while it scrolls into view, never fading it, also without script (docs/design/art-direction.md#motion).
 * It rests in older browsers, in print and with reduced motion.
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
