import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

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

/** In the middle of the film until it plays; it covers the sign that some browsers draw there themselves. */
export const PlaySign = styled.button`
  position: absolute;
  top: 50%;
  left: 50%;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  padding: 0;
  border: 2px solid ${color.onScrim};
  border-radius: ${token.radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  translate: -50% -50%;

  > svg {
    width: 32px;
    height: 32px;
    fill: currentcolor;
  }

  ${media.hover} {
    &:hover {
      background: ${color.primaryHovered};
    }
  }
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

/** As high as the browser's controls, so that nothing moves when the player takes their place. */
export const SoundPlace = styled.div`
  display: grid;
  align-items: center;
  min-height: 54px;
  margin-top: ${space.x1};
`

export const Sound = styled.audio`
  width: 100%;
`

/** A collector's sheet: ruled line by line, with a margin. */
export const Quoted = styled.blockquote`
  flex: 1;
  margin: ${space.x1} calc(-1 * ${space.x3}) calc(-1 * ${space.x3});
  padding: ${space.x2} ${space.x3} ${space.x3} ${space.x5};
  border-top: 1px solid ${color.line};
  background:
    linear-gradient(${color.survey}, ${color.survey}) ${space.x3} 0 / 1px 100% no-repeat,
    repeating-linear-gradient(transparent 0 calc(2em - 1px), ${color.line} calc(2em - 1px) 2em) 0 ${space.x2}
      no-repeat,
    ${color.tinted};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  line-height: 2;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Length = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  font-weight: ${token.fontWeight.regular};
`

/** Name at one end, size of the sample at the other. */
export const Line = styled.div`
  display: flex;
  gap: ${space.x2};
  align-items: baseline;
  min-width: 0;
`
