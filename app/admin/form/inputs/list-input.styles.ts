import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** An entry's fields in two columns where there is room: media, long text or days beside short texts. */
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

/** Around one input of an entry, to notice that it was left. */
export const EntryInput = styled.div`
  display: contents;
`

export const EntryColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space.x15};
  min-width: 0;
`
