import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { partsOf } from './parts-of.ts'

export interface MarkedProps {
  /** Plain text. */
  text: string
  /** What is marked in it, folded (`foldText`). */
  words: readonly string[]
}

/** A text in which the words that were looked for are marked. Each part is an element, since translators replace bare text nodes. */
export function Marked({ text, words }: MarkedProps) {
  return partsOf(text, words).map(({ from, part, isWord }) =>
    isWord ? <Mark key={from}>{part}</Mark> : <span key={from}>{part}</span>,
  )
}

const Mark = styled.mark`
  padding-inline: 0.1em;
  border-radius: 2px;
  background: ${token.color.surveySoft};
  color: ${token.color.onSurveySoft};
  box-decoration-break: clone;
`
