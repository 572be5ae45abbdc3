import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { placeOfDrawing } from './drawn-emoji.ts'
import drawings from './emoji-icons.svg?no-inline'

const SIDE = token.size.icon

export interface EmojiIconProps {
  /** As an administrator chose it; it stays in the text and is only covered by its drawing. */
  emoji: string
}

/** A well-known emoji in the site's own line; any other one as it is (art direction: no emoji as icons). */
export function EmojiIcon({ emoji }: EmojiIconProps) {
  const place = placeOfDrawing(emoji)
  if (place < 0) return <Glyph aria-hidden>{emoji}</Glyph>
  return (
    <Glyph aria-hidden data-drawn style={{ '--place': place } as CSSProperties}>
      {emoji}
    </Glyph>
  )
}

const Glyph = styled.span`
  flex: none;
  align-self: center;
  width: ${SIDE};
  line-height: 1;
  text-align: center;

  &[data-drawn] {
    font-size: 0;
  }

  &[data-drawn]::before {
    display: block;
    width: ${SIDE};
    height: ${SIDE};
    background: currentColor;
    mask: url('${drawings}') 0 calc(var(--place) * -1 * ${SIDE}) / ${SIDE} auto no-repeat;
    content: '';

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`
