import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** An entry's fields: the last one, its picture, film or long text, stands beside the others where there is room. */
export const EntryFields = styled.div`
  display: grid;
  gap: ${token.space.x15};
  min-width: 0;

  /* The list is the container. */
  @container (width >= 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space.x2};
  }
`

export const EntryColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space.x15};
  min-width: 0;
`
