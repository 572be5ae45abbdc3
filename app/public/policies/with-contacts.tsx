import { Fragment } from 'react'
import { MailText } from '#app/public/reach-text/mail-text.tsx'
import { PhoneText } from '#app/public/reach-text/phone-text.tsx'
import type { SiteFacts } from '#app/public/site/site-facts.ts'

export interface WithContactsProps {
  text: string
  site: Pick<SiteFacts, 'email' | 'phone'>
}

/** A paragraph in which the mailbox and the phone number write and dial. */
export function WithContacts({ text, site: { email, phone } }: WithContactsProps) {
  const links = new Map([
    [email, <MailText key="email" email={email} />],
    [phone, <PhoneText key="phone" phone={phone} />],
  ])
  return (
    <p>
      {piecesOf(text, [email, phone]).map((piece, index) => (
        <Fragment key={index}>{links.get(piece) ?? piece}</Fragment>
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
