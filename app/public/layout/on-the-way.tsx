import { useNavigation } from '@remix-run/react'
import styled, { keyframes } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/**
 * Says that the page which was asked for is on its way. The site fetches it by itself, of which a browser shows nothing: on a slow
 * network a link would seem dead for seconds. What comes at once never shows it.
 */
export function OnTheWay() {
  const isComing = useNavigation().state !== 'idle'
  return <Line aria-live="polite">{isComing && <span>正在打开页面</span>}</Line>
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.92); }
`

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token.zIndex.toast};
  pointer-events: none;

  /* A border stays where colours are forced. */
  > span {
    display: block;
    height: 0;
    overflow: hidden;
    border-top: 3px solid ${token.color.survey};
    transform-origin: left;
    animation: ${grow} 8s 0.3s ${token.easing.out} both;
  }
`
