import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { Table } from '#stories/foundations/foundation-page.styles.ts'

const { space } = token

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15} ${space.x3};

  label {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space.x05};
  }

  input,
  select {
    min-width: 0;
    min-height: 2.75rem;
    font: inherit;
  }
`

/** Wide enough for its five columns; on a phone it scrolls within its frame. */
export const Rows = styled(Table)`
  min-width: 52rem;
  font-size: ${token.fontSize.small};
`

export const More = styled.button`
  min-height: 2.75rem;
  margin-top: ${space.x2};
  font: inherit;
`
