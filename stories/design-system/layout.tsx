import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** Things under each other, as stories show their kinds. */
export const Grid = styled.div`
  display: grid;
  gap: ${token.space.x3};
  justify-items: start;
`

/** Things beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x2};
`

/** A column as narrow as a form. */
export const Narrow = styled.div`
  display: grid;
  gap: ${token.space.x3};
  max-width: 26rem;
`
