import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** Seen only while the address names it, by browsers without script. */
export const Panel = styled.article`
  display: none;
  margin-top: ${space.x4};
  padding: ${space.x3};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};

  &:target {
    display: grid;
    gap: ${space.x3};
  }
`

export const PanelTitle = styled.h3`
  font-size: ${token.fontSize.h4};
`

export const Back = styled.a`
  justify-self: start;
  padding-block: ${space.x1};
`
