import styled, { css } from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, fontSize } = token

export const Rows = styled.div`
  display: grid;
  gap: ${space.x8};

  ${media.fromLaptop} {
    gap: ${space.x16};
  }
`

/** Beside many pictures the words stay in sight below the header while the pictures pass. */
const passed = css`
  align-items: start;

  ${media.fromLaptop} {
    > :first-child {
      position: sticky;
      top: calc(${token.size.header} + ${space.x4});
    }
  }
`

export const SideBySide = styled.article<{ $hasPictures: boolean; $isTall: boolean }>`
  display: grid;
  gap: ${space.x3};
  align-items: center;
  ${({ $isTall }) => $isTall && passed}

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPictures }) => ($hasPictures ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'none')};
    gap: ${space.x8};
  }
`

export const LineHead = styled.div`
  display: grid;
  gap: ${space.x2} ${space.x8};
  align-items: start;
  margin-bottom: ${space.x4};
  padding-top: ${space.x4};
  border-top: 1px solid ${color.lineStrong};
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    margin-bottom: ${space.x5};
    padding-top: ${space.x6};
  }

  > :first-child {
    display: grid;
    gap: ${space.x2};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Figure = styled.p`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
  letter-spacing: ${token.letterSpacing.eyebrow};
`

export const Title = styled.h2`
  font-size: ${fontSize.h2};
`

export const Description = styled.p`
  max-width: ${lineLength};
  color: ${color.textMuted};
  white-space: pre-line;
`

/** Two columns; where the count is odd the first picture takes both. */
export const Book = styled(Gallery)`
  gap: ${space.x1};

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`

export const Line = styled(Gallery)`
  gap: ${space.x1};

  ${media.belowLaptop} {
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  > :only-child > a > div {
    aspect-ratio: 21 / 9;
  }
`
