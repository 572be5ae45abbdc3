import styled from 'styled-components'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Root = styled.div`
  display: grid;
  gap: ${space.x1};
`

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.x05};

  ${media.fromTablet} {
    gap: ${space.x1};
  }
`

/** The result stands there as a word and as the line above it. */
export const Entry = styled.div`
  display: grid;
  gap: 2px;
  align-content: center;
  width: 100%;
  min-height: ${token.size.target};
  padding: ${space.x05} 0;
  border: 0;
  border-top: 3px solid ${color.lineStrong};
  background: none;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.tight};
  text-align: center;

  small {
    color: ${color.textSubtle};
    font-size: ${fontSize.caption};
  }

  &[data-accepted='true'] {
    border-top-color: ${color.terrain};
  }

  &[data-accepted='false'] {
    border-top-style: dashed;
    border-top-color: ${color.survey};
  }

  &[aria-current] {
    background: ${color.hovered};
    color: ${color.text};
  }

  &:is(button) {
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: ${color.hovered};
        color: ${color.text};
      }
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      ${forcedMark}

      small {
        color: inherit;
      }
    }
  }
`

export const Summary = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};
`
