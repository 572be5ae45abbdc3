/** A link that administrators typed, if it leads to a web page or a place of this site; nothing else opens. */
export function safeLink(value: string | null | undefined): string | undefined {
  const link = value?.trim() ?? ''
  return /^(https?:\/\/|\/(?![/\\]))/i.test(link) ? link : undefined
}
