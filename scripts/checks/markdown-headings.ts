/** A heading of a Markdown text: its words, and the anchor that leads to it. */
export interface Heading {
  words: string
  anchor: string
}

/** The headings of a Markdown text in their order, those inside blocks of code left out. */
export function headingsOf(markdown: string): Heading[] {
  const used = new Set<string>()
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, words = '']) => {
    const plain = anchorOf(words)
    let anchor = plain
    for (let time = 1; used.has(anchor); time += 1) anchor = `${plain}-${time}`
    used.add(anchor)
    return { words, anchor }
  })
}

/** A Markdown text with empty code blocks, so that none of their content counts as a heading or link. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^(```+)[^\n]*\n[\s\S]*?^\1$/gm, '')
}

/**
 * GitHub's rule: small letters, a hyphen for each blank, no other sign. Letters of every script stay, Chinese ones too;
 * of a link in a heading only its words count.
 */
function anchorOf(words: string): string {
  return words
    .trim()
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}
