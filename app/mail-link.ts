import { EMAIL } from '#contract/messages.ts'

/**
 * The address that begins a mail; none for a text that is no address. It may hold `?` and `&`, and a stranger wrote it: not
 * escaped they would add a copy to somebody else.
 */
export function mailLink(email: string): string | undefined {
  return EMAIL.test(email) ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined
}
