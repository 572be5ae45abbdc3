import { Fragment } from 'react'
import styled from 'styled-components'
import { splitPhones } from '#app/shared/split-phones.ts'

/** Name of every field that holds phone numbers. */
export const PHONE = 'phone'

/** A phone field as text: lines break before a number, never within one. */
export function UnbrokenPhones({ children }: { children: string }) {
  return splitPhones(children).map(({ text, href }, index) => (
    <Fragment key={index}>
      {href && index > 0 && <wbr />}
      {href ? <Unbroken>{text}</Unbroken> : text}
    </Fragment>
  ))
}

const Unbroken = styled.span`
  white-space: nowrap;
`
