import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Words = styled.div`
  display: grid;
  gap: ${space.x3};
  justify-items: center;
  text-align: center;
`

export const QrFrame = styled.div`
  --picture-brightness: 1;
  width: min(100%, 15rem);
  padding: ${space.x15};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
`

export const NoCode = styled.p`
  display: grid;
  place-items: center;
  width: min(100%, 15rem);
  aspect-ratio: 1;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
`

export const Value = styled.p`
  width: 100%;
  padding: ${space.x3} ${space.x2};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.h5};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15};
  justify-content: center;
`
