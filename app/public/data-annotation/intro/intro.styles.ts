import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Introduction = styled.div<{ $hasPictures: boolean; $isTall: boolean }>`
  display: grid;
  gap: ${space.x5};
  align-items: ${({ $isTall }) => ($isTall ? 'start' : 'center')};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPictures }) =>
      $hasPictures ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 50rem)'};
    gap: ${space.x8};
  }

  > * {
    min-width: 0;
  }

  /* The heading's own distance is for grids below it. */
  > :first-child > :first-child {
    margin-bottom: ${space.x3};
  }
`

export const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${token.fontSize.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Sheet = styled.div`
  display: grid;
  gap: ${space.x3};
  /* Room for the frame's chip. */
  padding-top: ${space.x3};
`
