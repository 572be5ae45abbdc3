import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Page = styled.article`
  display: grid;
  gap: ${space.x6};
  max-width: ${token.size.container};
  padding: ${space.x2};
`

export const Group = styled.section`
  display: grid;
  gap: ${space.x2};

  > h2 {
    font-size: ${token.fontSize.h4};
  }
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${space.x2};
`

export const Table = styled.table`
  width: 100%;

  th,
  td {
    padding: ${space.x1} ${space.x15};
    border-bottom: 1px solid ${color.line};
    text-align: left;
  }

  th {
    color: ${color.textMuted};
    font-size: ${token.fontSize.small};
    font-weight: ${token.fontWeight.medium};
  }
`

export const Scroller = styled.div`
  overflow-x: auto;
`

export const Code = styled.code`
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  overflow-wrap: anywhere;
`
