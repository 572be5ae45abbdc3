/** A heading of a Markdown text: its words, and the anchor that leads to it. */
export interface Heading {
  words: string
  anchor: string
}

/** The headings of a Markdown text in their order, those inside blocks of code left out. */
export function headingsOf(markdown: string): Heading[] {
  const times = new Map<string, number>()
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, words = '']) => {
    const anchor = anchorOf(words)
    const before = times.get(anchor) ?? 0
    times.set(anchor, before + 1)
    return { words, anchor: before === 0 ? anchor : `${anchor}-${before}` }
  })
}

/** A Markdown text with its fenced blocks of code empty, so that nothing in them is taken for a heading or link. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^(```+)[^\n]*\n[\s\S]*?^\1$/gm, '')
}

/** As the places that show Markdown make it: small letters, no signs, a hyphen for each blank. */
function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
