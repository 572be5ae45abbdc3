import { Fragment } from 'react'
import styled from 'styled-components'

const BETWEEN_NUMBERS = /([、，,；;/]\s*)/

/** Phone numbers as text: a line ends between two of them, and never within one. */
export function PhoneText({ children }: { children: string }) {
  return children.split(BETWEEN_NUMBERS).map((part, index) => (
    <Fragment key={index}>
      <Whole>{part}</Whole>
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ))
}

const Whole = styled.span`
  white-space: nowrap;
`
