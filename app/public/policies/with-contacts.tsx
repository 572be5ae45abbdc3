import { Fragment } from 'react'
import { mailLink } from '#app/mail-link.ts'
import { phoneLink } from '#app/phone-link.ts'
import type { SiteFacts } from '#app/public/site/site-facts.ts'

export interface WithContactsProps {
  text: string
  site: Pick<SiteFacts, 'email' | 'phone'>
}

/** A paragraph in which the mailbox and the phone number write and dial. */
export function WithContacts({ text, site: { email, phone } }: WithContactsProps) {
  const addresses = new Map([
    [email, mailLink(email)],
    [phone, phoneLink(phone)],
  ])
  return (
    <p>
      {piecesOf(text, [email, phone]).map((piece, index) => (
        <Fragment key={index}>
          {addresses.has(piece) ? <a href={addresses.get(piece)}>{piece}</a> : piece}
        </Fragment>
      ))}
    </p>
  )
}

/** The text cut before and behind each of the words. */
function piecesOf(text: string, words: readonly string[]): string[] {
  return words.reduce(
    (pieces, word) =>
      pieces.flatMap((piece) =>
        piece.split(word).flatMap((rest, index) => (index === 0 ? [rest] : [word, rest])),
      ),
    [text],
  )
}
