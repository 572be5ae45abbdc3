import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { List } from '#app/public/sheet-strip/sheet-strip.styles.ts'

const { color, space, size } = token

/** Dark as the banner that it ends: a page's own contents often begin below it. */
export const Bar = styled.nav`
  background: ${color.background};

  > div {
    display: flex;
    gap: ${space.x2};
    align-items: center;
    max-width: calc(${size.container} + 2 * ${size.gutter});
    margin-inline: auto;
    padding-inline: ${size.gutter};
  }

  ${media.print} {
    display: none;
  }
`

/** Repeats in figures what the marked link says. */
export const Reading = styled.span`
  display: none;
  flex: none;
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};

  ${media.fromDesktop} {
    display: inline;
  }
`

export const Services = styled(List)`
  flex: 1;
  min-width: 0;
  margin-inline: calc(-1 * ${space.x15}) 0;
  padding-inline: 0;

  /* Where the strip scrolls, it begins with the page one is on. */
  [aria-current] {
    scroll-initial-target: nearest;
  }
`

export const Steps = styled.span`
  display: flex;
  flex: none;
  margin-inline-end: calc(-1 * ${space.x1});
`

export const Step = styled.a`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  color: ${color.textMuted};

  > svg {
    width: ${size.icon};
    height: ${size.icon};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.hovered};
      color: ${color.text};
    }
  }
`
