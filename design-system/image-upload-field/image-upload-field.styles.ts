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

export const Note = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.x05};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  /* Heard when it comes, and no row of its own until then. */
  &:empty {
    position: absolute;
  }

  svg {
    flex: none;
    width: 1em;
    height: 1em;
    margin-top: 0.2em;
  }
`
