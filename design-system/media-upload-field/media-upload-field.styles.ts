import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Film = styled.video`
  width: 100%;
  max-height: 20rem;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  background: ${color.sunken};
  object-fit: contain;
`

export const Sound = styled.audio`
  display: block;
  width: 100%;
`

/** Name and size of the stored file. */
export const FileLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

/** Opens the stored file; breaks long names instead of pushing its neighbours out. */
export const FileLink = styled.a`
  min-width: 0;
  color: ${color.link};
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.linkHovered};
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`

export const Size = styled.span`
  flex: none;
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  white-space: nowrap;
`
