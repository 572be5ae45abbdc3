import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { space } = token

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding-block: ${space.x8};
`

export const Title = styled.h1`
  font-size: ${token.fontSize.h2};
`

export const Others = styled.h2`
  margin-bottom: ${space.x1};
  font-size: ${token.fontSize.h5};
`

export const List = styled.ul`
  display: grid;
  border-top: 1px solid ${token.color.line};

  > li {
    border-bottom: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${token.size.target};
    padding-block: ${space.x1};
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`
