import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** The foot of a sheet: its scale with the place it was drawn at, then the question in large letters. */
export const Sheet = styled.div`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${space.x6} ${space.x3};
    align-items: end;
    padding-bottom: ${space.x4};

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  overflow-wrap: anywhere;
`

/** Titles without a comma are often longer than a phone's line; two even lines leave no mark alone on the last. */
export const Heading = styled.h2`
  text-wrap: balance;
  font-size: ${token.fontSize.h1};
`

export const Text = styled.p`
  max-width: 38em;
  text-wrap: balance;
  color: ${color.textMuted};
  font-size: ${token.fontSize.lead};
  word-break: keep-all;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};

  ${media.fromLaptop} {
    justify-content: flex-end;
  }
`
