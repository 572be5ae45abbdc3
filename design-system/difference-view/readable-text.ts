const BLOCK_END = /<\/(p|h[1-6]|li|blockquote|pre|tr|figure|figcaption|caption)>|<br\s*\/?>|<hr\s*\/?>/gi

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Formatted text as plain lines, so that it can be compared and read; pictures stand as their words. */
export function readableText(html: string): string {
  return html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, (_tag, alt: string) => `［图片：${alt || '无文字'}］\n`)
    .replace(/<img\b[^>]*>/gi, '［图片］\n')
    .replace(/<li\b[^>]*>/gi, '· ')
    .replace(/<\/t[dh]>/gi, '　')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}
