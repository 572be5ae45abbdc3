import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const FormColumn = styled.div`
  display: grid;
  gap: ${token.space.x2};
  max-width: 24rem;
`

export const RawAnswer = styled.pre`
  margin: 0;
  padding: ${token.space.x2};
  overflow-x: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${token.color.sunken};
  border-radius: ${token.radius.medium};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};
`
