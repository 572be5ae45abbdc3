import styled from 'styled-components'
import { Container } from '#design-system/container/index.ts'
import { breakpoint, media, token } from '#design-system/tokens/index.ts'

const { color, space, duration, easing } = token

/**
 * Varies by attributes, because newly inserted CSS rules would lay out the whole page again. Without script it does not
 * stick: only a script can tell when its background must be solid.
 */
export const Root = styled.header`
  position: absolute;
  z-index: ${token.zIndex.header};
  inset: 0 0 auto;
  border-bottom: 1px solid ${color.line};
  background: ${color.background};
  color: ${color.text};
  transition:
    background-color ${duration.base} ${easing.out},
    box-shadow ${duration.base} ${easing.out};

  &[data-following] {
    position: fixed;
  }

  /* Lies on a dark page top with a veil of its own, which fades below the words only: they keep their contrast on any picture. */
  &[data-tone='ink'] {
    border-color: transparent;
    background: padding-box linear-gradient(${color.veil} 80%, transparent);
  }

  ${media.forcedColors} {
    &[data-tone='ink'] {
      border-color: CanvasText;
      background: Canvas;
    }
  }

  &[data-scrolled] {
    box-shadow: ${token.shadow.medium};
  }

  /* What is fixed is printed on every sheet, over its text. */
  ${media.print} {
    && {
      position: absolute;
      box-shadow: none;
    }

    /* Nothing can be pressed on paper. */
    nav,
    nav + * {
      display: none;
    }
  }
`

export const Bar = styled(Container)`
  display: flex;
  align-items: center;
  height: calc(${token.size.header} - 1px);
`

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${token.size.target};
  border-radius: ${token.radius.small};
  text-decoration: none;
`

/** What stands at the end of the bar, beside the navigation or in its place. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  margin-left: auto;

  ${media.fromLaptop} {
    margin-left: ${space.x05};
  }
`

/** Gives way where it would take room from the sign: the footer leads to search too. */
export const Find = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size.target};
  height: ${token.size.target};
  border-radius: ${token.radius.medium};
  color: inherit;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  @media (max-width: ${breakpoint.phone - 0.02}px) {
    display: none;
  }

  ${media.belowTablet} {
    :root[data-theme='senior'] & {
      display: none;
    }
  }
`

/** Under the place where one is, a handle. */
export const Navigation = styled.nav`
  margin-left: auto;
  font-size: 0.9375rem;

  ${media.belowLaptop} {
    display: none;
  }

  > ul {
    display: flex;
    gap: ${space.x1};
  }

  > ul > li {
    position: relative;
  }

  > ul > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
    padding: 0 ${space.x15};
    border-radius: ${token.radius.small};
    color: inherit;
    text-decoration: none;
  }

  > ul > li > a::after,
  > ul > li > div > button::after {
    position: absolute;
    bottom: 4px;
    left: ${space.x15};
    width: 6px;
    height: 6px;
    background: ${color.survey};
    opacity: 0;
    transform: translateX(-8px);
    transition:
      opacity ${duration.quick} ${easing.out},
      transform ${duration.base} ${easing.physical};
    content: '';
  }

  > ul > li > a:hover::after,
  > ul > li > a[aria-current]::after,
  > ul > li > div > button:hover::after,
  > ul > li > div > button[data-current]::after {
    opacity: 1;
    transform: none;
  }

  > ul > li > div > button[data-current] {
    color: inherit;
  }
`

export const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 15rem);
  gap: ${space.x05};

  a {
    display: grid;
    gap: 2px;
    padding: ${space.x15};
    border-radius: ${token.radius.small};
    color: ${color.text};
    line-height: ${token.lineHeight.snug};
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    background: ${color.hovered};
  }

  strong {
    font-weight: ${token.fontWeight.medium};
  }

  span {
    color: ${color.textMuted};
    font-size: ${token.fontSize.caption};
  }
`
