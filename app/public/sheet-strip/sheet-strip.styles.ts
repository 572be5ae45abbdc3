import styled from 'styled-components'
import { fadingEdge } from '#design-system/tab-strip/fading-edge.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size } = token

/** Links numbered like the sheets of a map series, in one line that scrolls sideways in narrow windows. */
export const List = styled.ul`
  display: flex;
  gap: ${space.x05};
  max-width: calc(${size.container} + 2 * ${size.gutter});
  margin-inline: auto;
  padding-inline: calc(${size.gutter} - ${space.x15});
  overflow-x: auto;
  scrollbar-width: none;
  ${fadingEdge}

  /* Marks the section one reads, where the browser can tell without a script. */
  scroll-target-group: auto;

  ${media.fromLaptop} {
    justify-content: space-between;
  }

  > li {
    flex: none;
  }
`

export const Anchor = styled.a`
  position: relative;
  display: flex;
  gap: ${space.x1};
  align-items: baseline;
  padding: ${space.x2} ${space.x15};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
  text-decoration: none;

  &::after {
    position: absolute;
    right: ${space.x15};
    bottom: -1px;
    left: ${space.x15};
    height: 3px;
    background: ${color.survey};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${token.duration.base} ${token.easing.out};
    content: '';
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &:target-current {
    color: ${color.text};
  }

  &:target-current::after {
    transform: none;
  }

  &[aria-current] {
    color: ${color.text};
    font-weight: ${token.fontWeight.medium};
  }

  &[aria-current]::after {
    transform: none;

    ${media.forcedColors} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }

    &:hover::after {
      transform: none;
    }
  }
`

export const Figure = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
`
