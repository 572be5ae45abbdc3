import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const Frame = styled.div`
  display: grid;
  gap: ${token.space.x15};
  min-width: 0;
`

/** Measures the room for the tiles. */
export const TilesFrame = styled.div`
  container-type: inline-size;
`
