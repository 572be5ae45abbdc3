import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Changes = styled.ul`
  display: grid;
  gap: ${space.x05};
  max-width: 46em;
  padding-left: 0;
  list-style: none;

  time {
    font-family: ${token.font.figure};
    font-size: ${token.fontSize.caption};
  }
`

/** A word before a change; of changes that may be seen, one more in the colour that marks them. */
export const Kind = styled.span<{ $isSeen?: boolean }>`
  display: inline-block;
  margin-right: ${space.x05};
  padding: 0 ${space.x1};
  border: 1px solid ${({ $isSeen }) => ($isSeen ? color.surveyText : color.line)};
  border-radius: ${token.radius.small};
  color: ${({ $isSeen }) => ($isSeen ? color.surveyText : color.textMuted)};
  font-size: ${token.fontSize.caption};
  white-space: nowrap;
`
