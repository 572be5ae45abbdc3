import { css, keyframes } from 'styled-components'

const untilTheEnd = keyframes`
  from, 98% { mask-image: linear-gradient(90deg, black calc(100% - 3rem), transparent); }
  to { mask-image: none; }
`

/** Fades the edge behind which there is more. Where everything fits there is no scroll timeline, hence no fade. */
export const fadingEdge = css`
  @supports (animation-timeline: scroll(self inline)) {
    animation: ${untilTheEnd} linear both;
    animation-timeline: scroll(self inline);
  }
`
