import styled, { css } from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

/** The first picture takes the height that its neighbours give it. */
const filling = css`
  > a {
    display: flex;
    flex-direction: column;
    height: 100%;
  }

  > a > div {
    flex: 1;
    aspect-ratio: auto;
  }
`

/** From 1024 px up: how the first picture makes the rows come out even. */
export const layouts = {
  /** One: across the whole width. */
  single: css`
    grid-template-columns: none;

    > :first-child > a > div {
      aspect-ratio: 21 / 9;
    }
  `,
  /** Two or four. */
  halves: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
  `,
  /** Threes: the first one is the overview, two columns wide and two rows high. */
  overview: css`
    > :first-child {
      grid-column: span 2;
      grid-row: span 2;
      ${filling}
    }
  `,
  /** One more than threes: the first one is a row of its own. */
  panorama: css`
    > :first-child {
      grid-column: 1 / -1;

      > a > div {
        aspect-ratio: 3 / 1;
      }
    }
  `,
  /** One less than threes: the first one is as wide as two. */
  wide: css`
    > :first-child {
      grid-column: span 2;
      ${filling}
    }
  `,
}

export const Mosaic = styled(Gallery)<{ $layout: keyof typeof layouts }>`
  gap: ${token.space.x1};

  ${media.belowLaptop} {
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.fromLaptop} {
    gap: ${token.space.x15};
    ${({ $layout }) => layouts[$layout]}
  }
`
