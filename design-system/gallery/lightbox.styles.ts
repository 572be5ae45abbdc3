import styled from 'styled-components'
import { Picture } from '#design-system/picture/index.ts'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Large = styled(Picture)`
  display: block;
  width: 100%;
  height: min(62dvh, 720px);
  background: ${color.sunken};
  object-fit: contain;
`

export const Description = styled.p`
  margin-top: ${space.x2};
  color: ${color.textMuted};
`

export const Bar = styled.div`
  display: flex;
  gap: ${space.x2};
  align-items: center;
  justify-content: center;
  margin-top: ${space.x2};
`

export const Counter = styled.p`
  min-width: 5rem;
  font-family: ${token.font.figure};
  text-align: center;
`
