import styled, { css } from 'styled-components'
import { Container } from '#design-system/container/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { withoutScript } from '#design-system/tokens/without-script.ts'

const { color, space, fontSize } = token

export const Ground = styled.footer`
  position: relative;
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.small};

  /* Paper keeps who it is from, not where else one may go. */
  ${media.print} {
    nav,
    ul,
    [data-theme-choices] {
      display: none;
    }
  }
`

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.x3};
  padding-block: ${space.x5} ${space.x2};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) repeat(2, minmax(0, 2fr)) minmax(0, 3.5fr);
    gap: ${space.x6};
    padding-block: ${space.x10} ${space.x8};
  }

  h2 {
    margin-bottom: ${space.x2};
    color: ${color.text};
    font-size: ${fontSize.small};
    letter-spacing: ${token.letterSpacing.wide};
  }
`

export const Words = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space.x3};
  align-content: start;
  justify-items: start;

  ${media.fromLaptop} {
    grid-column: auto;
    padding-right: ${space.x5};
  }

  > a {
    text-decoration: none;
  }

  > p {
    max-width: 30rem;
    color: ${color.textMuted};
  }
`

/** Their dialogs need a script; what these hold stands beside them too. */
export const Channels = styled.ul`
  display: flex;
  gap: ${space.x15};
  ${withoutScript(css`
    display: none;
  `)}
`

export const Failure = styled.p`
  color: ${color.dangerText} !important;

  &:empty {
    display: none;
  }
`

export const Column = styled.nav`
  ${media.belowLaptop} {
    grid-column: 1 / -1;

    > h2 {
      margin-bottom: ${space.x05};
    }

    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
      column-gap: ${space.x2};
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${color.textMuted};
    text-decoration: none;

    ${media.touch} {
      min-height: ${token.size.target};
    }

    &:hover {
      color: ${color.text};
      text-decoration: underline;
      text-decoration-color: ${color.survey};
      text-decoration-thickness: 2px;
    }
  }
`

export const Contact = styled.section`
  grid-column: 1 / -1;

  ${media.fromLaptop} {
    grid-column: auto;
  }
`

export const Details = styled.dl`
  display: grid;
  gap: ${space.x15};
  color: ${color.textMuted};

  > div {
    display: flex;
    gap: ${space.x15};
  }

  dt {
    flex: none;
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.3em;
    color: ${color.textSubtle};
  }

  dd {
    min-width: 0;
    text-wrap: balance;
  }

  [data-figure] {
    font-family: ${token.font.figure};
    overflow-wrap: anywhere;

    a {
      color: inherit;
      text-decoration: none;

      ${media.touch} {
        display: inline-flex;
        align-items: center;
        min-height: ${token.size.target};
      }

      &:hover {
        color: ${color.text};
        text-decoration: underline;
        text-decoration-color: ${color.survey};
      }
    }
  }
`

export const Bottom = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  padding-block: ${space.x3};
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};
  font-variant-numeric: tabular-nums;

  &::before {
    flex: none;
    width: 100%;
    height: 1px;
    margin-bottom: ${space.x2};
    background: ${color.line};
    content: '';
  }
`

export const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x3};

  ${media.fromLaptop} {
    margin-left: auto;
  }
`

/** Links in small print: as tall as a finger on touch screens. */
const smallLinks = css`
  a {
    display: inline-flex;
    gap: ${space.x05};
    align-items: center;
    color: inherit;
    text-decoration: none;

    ${media.touch} {
      min-height: ${token.size.target};
    }

    &:hover {
      color: ${color.text};
      text-decoration: underline;
      text-decoration-color: ${color.survey};
    }
  }
`

/** A row of its own below the labels. */
export const Policies = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x3};
  width: 100%;
  ${smallLinks}
`

export const Numbers = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x3};
  ${smallLinks}
`
