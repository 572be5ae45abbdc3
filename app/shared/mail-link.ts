/** One sign between two parts. The rule of the forms (contract/shared/messages.ts) would bring all sentences into every page. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/**
 * The address that begins a mail; none for a text that is no address. It may hold `?` and `&`, and a stranger wrote it: not
 * escaped they would add a copy to somebody else.
 */
export function mailLink(email: string): string | undefined {
  return ADDRESS.test(email) ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined
}
