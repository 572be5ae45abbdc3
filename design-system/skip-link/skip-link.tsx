import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

/** First thing on a page: appears when focused and jumps to the main content. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${token.zIndex.toast};
  top: ${token.space.x1};
  left: ${token.space.x1};
  display: inline-flex;
  align-items: center;
  min-height: ${token.size.target};
  padding: 0 ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  text-decoration: none;
  transform: translateY(calc(-100% - ${token.space.x2}));

  &:focus {
    transform: none;
  }

  /* Every sheet repeats what is fixed; there it moves into view. */
  ${media.print} {
    display: none;
  }
`
