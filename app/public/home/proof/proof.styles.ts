import styled, { css } from 'styled-components'
import { Card, CardMedia } from '#design-system/card/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** One below the other on phones, picture beside words; side by side from tablets up. */
export const Cases = styled.ul`
  display: grid;
  gap: ${space.x2};

  ${media.fromTablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.x3};
  }

  > li,
  > li > div {
    display: grid;
    min-width: 0;
  }
`

/** The picture fills its side of the card. */
const lying = (width: string) => css`
  flex-direction: row;

  > ${CardMedia} {
    flex: none;
    width: ${width};
    border-radius: ${token.radius.small} 0 0 ${token.radius.small};
  }

  > ${CardMedia} > * {
    height: 100%;
  }
`

export const CaseCard = styled(Card)`
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    ${lying('38%')}
  }

  ${media.fromTablet} {
    li:only-child & {
      ${lying('33%')}
    }
  }
`

export const CaseWords = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.x05};
  align-content: center;
  min-width: 0;
  padding: ${space.x2};

  ${media.fromLaptop} {
    padding: ${space.x3};
  }
`

export const Service = styled.p`
  color: ${color.surveyText};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const CaseTitle = styled.h3`
  ${clamped(3)}
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

/** Certificates and news; one alone takes the whole width. */
export const Ledgers = styled.div`
  display: grid;
  gap: ${space.x5} ${space.x8};

  &:not(:empty):not(:first-child) {
    margin-top: ${space.x6};
  }

  ${media.fromLaptop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const Ledger = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Head = styled.div`
  display: flex;
  gap: ${space.x2};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${space.x1};
  border-bottom: 2px solid ${color.text};

  > h3 {
    font-size: ${fontSize.h5};
  }

  > a {
    display: inline-flex;
    flex: none;
    gap: ${space.x05};
    align-items: center;
    font-size: ${fontSize.small};
    text-decoration: none;
  }

  > a > svg {
    width: 1.1em;
    height: 1.1em;
  }

  ${media.hover} {
    > a:hover {
      text-decoration: underline;
    }
  }

  ${media.touch} {
    align-items: center;
    padding-bottom: 0;

    > a {
      min-height: ${token.size.target};
    }
  }
`

export const Certificates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x3};
  padding-top: ${space.x2};

  > li {
    display: flex;
    gap: ${space.x1};
    align-items: baseline;
    color: ${color.textMuted};
  }

  > li::before {
    flex: none;
    width: 7px;
    height: 7px;
    border: 2px solid ${color.survey};
    content: '';
  }
`

export const News = styled.ul`
  > li {
    display: flex;
    gap: ${space.x2};
    align-items: baseline;
    padding-block: ${space.x15};
    border-bottom: 1px solid ${color.line};
  }

  time {
    flex: none;
    color: ${color.textSubtle};
    font-family: ${token.font.figure};
    font-size: ${fontSize.small};
  }

  /* As high as its line, for fingers. */
  a {
    flex: 1;
    margin-block: calc(-1 * ${space.x15});
    padding-block: ${space.x15};
    color: ${color.text};
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${color.link};
      text-decoration: underline;
    }
  }
`
