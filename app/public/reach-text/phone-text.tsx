import { Fragment, type ElementType, type ReactNode } from 'react'
import { splitPhones, type PhonePart } from '#app/shared/split-phones.ts'

export interface PhoneTextProps {
  /** What stands in a phone field: one number, several, or words. */
  phone: string
  /** What draws a link; it receives `href`. */
  Link?: ElementType<{ href?: string; children?: ReactNode }>
}

/** A phone field as people wrote it, in which every number is a link that dials it. */
export function PhoneText({ phone, Link = 'a' }: PhoneTextProps) {
  const draw = ({ text, href }: PhonePart) => (href ? <Link href={href}>{text}</Link> : text)
  const [first, ...others] = splitPhones(phone)
  // One number alone is the link itself, so that layouts find the same element.
  if (first?.href && others.length === 0) return draw(first)
  return (
    <span>
      {splitPhones(phone).map((piece, index) => (
        <Fragment key={index}>{draw(piece)}</Fragment>
      ))}
    </span>
  )
}
