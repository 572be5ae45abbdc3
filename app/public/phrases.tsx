import styled from 'styled-components'

/** A heading whose lines break after a comma rather than inside a word; a phrase that is too long for a line still wraps. */
export function Phrases({ children }: { children: string }) {
  return children.split(/(?<=[，。；：！？、])/).map((phrase, index) => <Phrase key={index}>{phrase}</Phrase>)
}

const Phrase = styled.span`
  display: inline-block;
`
