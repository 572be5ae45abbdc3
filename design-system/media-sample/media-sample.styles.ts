import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.small} ${token.radius.small} 0 0;
  background: ${color.sunken};
`

export const Film = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Missing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  gap: ${space.x1};
  place-content: center;
  justify-items: center;
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Icon = styled.span`
  display: inline-flex;
  margin-right: ${space.x1};
  color: ${color.primary};
  vertical-align: -0.2em;

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

export const Sound = styled.audio`
  width: 100%;
  margin-top: ${space.x1};
`

export const Quoted = styled.blockquote`
  margin: ${space.x1} 0 0;
  padding: ${space.x2};
  border-left: 3px solid ${color.survey};
  background: ${color.sunken};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
