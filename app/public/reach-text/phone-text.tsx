import { Fragment, type ElementType, type ReactNode } from 'react'
import { phonePieces, type PhonePiece } from '#app/shared/phone-pieces.ts'

export interface PhoneTextProps {
  /** What stands in a phone field: one number, several, or words. */
  phone: string
  /** What draws a link; it receives `href`. */
  Link?: ElementType<{ href?: string; children?: ReactNode }>
}

/** A phone field as people wrote it, in which every number is a link that dials it. */
export function PhoneText({ phone, Link = 'a' }: PhoneTextProps) {
  const draw = ({ text, href }: PhonePiece) => (href ? <Link href={href}>{text}</Link> : text)
  const [first, ...others] = phonePieces(phone)
  // One number alone is the link itself, so that layouts find the same element.
  if (first?.href && others.length === 0) return draw(first)
  return (
    <span>
      {phonePieces(phone).map((piece, index) => (
        <Fragment key={index}>{draw(piece)}</Fragment>
      ))}
    </span>
  )
}
