/** One sign between two parts. The rule of the forms (contract/shared/messages.ts) would bring all sentences into every page. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/**
 * The `mailto:` address of a text, or none for an invalid one. Escaped, because a stranger's `?` and `&` could add
 * a copy to others.
 */
export function mailLink(email: string): string | undefined {
  return ADDRESS.test(email) ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined
}
