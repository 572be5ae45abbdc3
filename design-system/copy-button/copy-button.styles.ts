import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** All faces lie in one cell, so that the button is as wide as the widest of them. */
export const Faces = styled.span<{ $isAtStart: boolean }>`
  display: inline-grid;
  /* A quiet button has no ground to stand in the middle of. */
  justify-items: ${({ $isAtStart }) => ($isAtStart ? 'start' : 'center')};
`

export const Face = styled.span<{ $isShown: boolean }>`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  gap: ${token.space.x1};
  visibility: ${({ $isShown }) => ($isShown ? 'inherit' : 'hidden')};

  > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`
