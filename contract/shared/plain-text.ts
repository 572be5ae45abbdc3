/** Elements inside a line: a word may go on over their border. */
const INLINE = /<\/?(?:a|b|strong|em|i|u|s|sub|sup|code|span)(?:\s[^>]*)?>/gi
const OTHER = /<[^>]*>/g

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of formatted text that was cleaned before it was stored (`html-allow-list.ts`), in one line. */
export function plainText(html: string): string {
  return inOneLine(
    html
      .replace(INLINE, '')
      .replace(OTHER, ' ')
      .replace(/&(#?\w+);/g, decoded),
  )
}

/** Text with every gap as one space. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
