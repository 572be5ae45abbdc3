import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import type { Columns } from './per-page.ts'

/** Read by the script to learn which width's columns apply. */
export const COLUMNS_PROPERTY = '--carousel-columns'

export const looks = {
  hero: css`
    --carousel-gap: 0px;
  `,
  cards: css`
    --carousel-gap: ${token.space.x2};

    /* Room for the frame of a hovered card. */
    margin: -8px;
    padding: 8px;
    scroll-padding-inline: 8px;

    ${media.fromLaptop} {
      --carousel-gap: ${token.space.x3};
    }
  `,
}

export const Root = styled.section<{ $height: number | undefined }>`
  position: relative;
  --carousel-height: auto;

  ${media.fromLaptop} {
    --carousel-height: ${({ $height }) => ($height ? `${$height}px` : 'auto')};
  }
`

export const Stage = styled.div`
  position: relative;
`

export const Track = styled.div<{ $variant: keyof typeof looks; $columns: Columns }>`
  ${COLUMNS_PROPERTY}: ${({ $columns }) => $columns.phone};
  position: relative;
  display: grid;
  /* The height is the slides', without the room for a hovered card's frame. */
  box-sizing: content-box;
  grid-auto-flow: column;
  grid-auto-columns: calc(
    (100% - (var(${COLUMNS_PROPERTY}) - 1) * var(--carousel-gap)) / var(${COLUMNS_PROPERTY})
  );
  gap: var(--carousel-gap);
  height: var(--carousel-height);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${({ $variant }) => looks[$variant]}

  /* Larger words are never cut: the given height is the least. */
  [data-theme='senior'] & {
    height: auto;
    min-height: var(--carousel-height);
  }

  ${media.fromTablet} {
    ${COLUMNS_PROPERTY}: ${({ $columns }) => $columns.tablet};
  }

  ${media.fromLaptop} {
    ${COLUMNS_PROPERTY}: ${({ $columns }) => $columns.laptop};
  }

  &::-webkit-scrollbar {
    display: none;
  }
`

export const Slide = styled.div`
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
`
