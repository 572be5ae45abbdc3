import { Tooltip } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

/* Inverted ground: the text colour as ground and the page's ground as text hold their contrast in every theme. */
export const Bubble = styled(Tooltip)`
  max-width: min(20rem, calc(100vw - 2rem));
  padding: ${token.space.x05} ${token.space.x1};
  border-radius: ${token.radius.small};
  background: ${token.color.text};
  color: ${token.color.background};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
  box-shadow: ${token.shadow.medium};
  transition: opacity ${token.duration.quick} ${token.easing.out};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`
