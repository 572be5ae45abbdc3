import styled, { css } from 'styled-components'
import { Card, CardMedia, CardText } from '#design-system/card/index.ts'
import { breakpoint, media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

const lying = css`
  flex-direction: row;

  > ${CardMedia} {
    flex: none;
    width: 42%;
  }

  > ${CardMedia} > * {
    height: 100%;
    aspect-ratio: auto;
  }
`

/** Three: one leads and two stand beside it, as an overview sheet beside its details. */
export const Cards = styled.ul`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    gap: ${space.x3};

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-template-rows: 1fr 1fr;

      > :first-child {
        grid-row: span 2;
      }
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
    li:only-child &,
    li:nth-child(n + 2):nth-last-child(-n + 2):not(:nth-child(2):last-child) & {
      ${lying}
    }

    li:only-child & {
      min-height: 24rem;
    }

    li:first-child:nth-last-child(3) & > ${CardMedia} {
      flex: 1;

      > * {
        height: 100%;
        min-height: 24rem;
        aspect-ratio: auto;
      }
    }

    li:first-child:nth-last-child(3) & > ${CardMedia} + * {
      flex: none;
    }
  }
`

export const Ordinal = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`

export const Text = styled(CardText)`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.body};
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
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
