import styled, { css } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const TWO_COLUMNS_FROM = '560px'

const columns = {
  1: css`
    grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);
  `,
  2: css`
    grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);

    @media (min-width: ${TWO_COLUMNS_FROM}) {
      grid-template-columns: repeat(2, minmax(5rem, max-content) minmax(0, 1fr));
    }
  `,
}

export const List = styled.dl<{ $columns: 1 | 2 }>`
  display: grid;
  gap: ${token.space.x15} ${token.space.x2};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.body};
  ${({ $columns }) => columns[$columns]}
`

export const Term = styled.dt<{ $isWide?: boolean }>`
  color: ${token.color.textSubtle};
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-column: 1;
    `}
`

export const Detail = styled.dd<{ $isWide: boolean }>`
  min-width: 0;
  color: ${token.color.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-column: 2 / -1;
    `}
`
