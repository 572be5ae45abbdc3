import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const Picture = styled.img<{ $ratio: string }>`
  width: 100%;
  max-height: 16rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  object-fit: contain;
`
