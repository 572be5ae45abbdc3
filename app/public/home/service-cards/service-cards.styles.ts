import styled, { css } from 'styled-components'
import { Card, CardMedia, CardText } from '#design-system/card/index.ts'
import { breakpoint, media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

/** The picture keeps its shape beside the words, unless they need more height. */
const lying = css`
  flex-direction: row;

  > ${CardMedia} {
    flex: none;
    width: 50%;
    border-radius: ${token.radius.small} 0 0 ${token.radius.small};
  }

  > ${CardMedia} > * {
    min-height: 100%;
  }

  > ${CardMedia} + * {
    justify-content: center;

    > :last-child {
      margin-top: 0;
    }
  }
`

/** Three: one leads across the page and two stand below it; no picture loses its subject. */
export const Cards = styled.ul`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x3};

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  > li,
  > li > div {
    display: grid;
    min-width: 0;
  }

  h3 {
    font-size: ${fontSize.h4};
    overflow-wrap: anywhere;
  }
`

/** Lies on its side where it has a whole row to itself. */
export const RowCard = styled(Card)`
  @media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.laptop - 0.02}px) {
    ${lying}
  }

  ${media.fromLaptop} {
    li:first-child:nth-last-child(odd) & {
      ${lying}

      > ${CardMedia} + * {
        padding: ${space.x6};
      }

      h3 {
        font-size: ${fontSize.h3};
      }
    }
  }
`

export const Ordinal = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`

export const Text = styled(CardText)`
  ${clamped(4)}
  font-size: ${fontSize.body};
  text-wrap: pretty;
`

export const Details = styled.span`
  display: inline-flex;
  gap: ${space.x05};
  align-items: center;
  margin-top: ${space.x1};
  color: ${color.link};
  font-weight: ${token.fontWeight.medium};

  svg {
    width: 1.2em;
    height: 1.2em;
    transition: transform ${token.duration.base} ${token.easing.physical};
  }

  ${media.hover} {
    li:hover & svg {
      transform: translate(3px, -3px);
    }
  }
`
