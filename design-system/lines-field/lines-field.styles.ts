import styled from 'styled-components'
import { control } from '#design-system/field/index.ts'
import { denseControls } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const List = styled.ol`
  ${denseControls}
  display: grid;
  gap: ${token.space.x05};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.x05};
`

export const LineNumber = styled.span`
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  font-variant-numeric: tabular-nums;
  text-align: end;
  padding-inline-end: ${token.space.x05};
`

export const Text = styled.input`
  ${control}
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
  padding-inline-start: calc(1.75rem + ${token.space.x05});
`

export const Count = styled.span`
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
`
