import type { ElementType, ReactNode } from 'react'
import { mailLink } from '#app/shared/mail-link.ts'

export interface MailTextProps {
  /** What stands in a mail field: an address, or words. */
  email: string
  /** What draws a link; it receives `href`. */
  Link?: ElementType<{ href?: string; children?: ReactNode }>
}

/** A mail field as people wrote it, as a link that begins a mail where it is an address. */
export function MailText({ email, Link = 'a' }: MailTextProps) {
  const href = mailLink(email)
  return href ? <Link href={href}>{email}</Link> : <span>{email}</span>
}
