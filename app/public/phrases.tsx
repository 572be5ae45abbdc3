import styled from 'styled-components'

/** A heading whose lines break after punctuation rather than inside a word; an overlong phrase still wraps. */
export function Phrases({ children }: { children: string }) {
  return children.split(/(?<=[，。；：！？、])/).map((phrase, index) => <Phrase key={index}>{phrase}</Phrase>)
}

const Phrase = styled.span`
  display: inline-block;
`
