/** What a search engine that runs no script takes from a page. */
export interface TextSnapshot {
  title: string
  description: string
  /** Empty where none is told. */
  canonical: string
  robots: string
  /** The text in its order: headings with `#`, list entries with `-`, links with their address, pictures by their words. */
  lines: readonly string[]
  /** Structured data by `@type`. */
  structured: readonly string[]
  problems: readonly string[]
}

/** Baidu cuts titles and descriptions at about these lengths (characters). */
const LONGEST_TITLE = 36
const LONGEST_DESCRIPTION = 120

const unseen = 'script, style, template, svg, [hidden]'
const blocks =
  'address, article, aside, blockquote, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, legend, li, main, nav, ol, p, section, summary, table, td, th, tr, ul'

/** A page as Baidu reads it: its head, and the text in the HTML that the server sent. */
export function textSnapshot(page: Document): TextSnapshot {
  const title = page.querySelector('title')?.textContent.trim() ?? ''
  const description = metaOf(page, 'name', 'description')
  return {
    title,
    description,
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    robots: metaOf(page, 'name', 'robots'),
    lines: linesOf(page.body),
    structured: typesOf(page),
    problems: [
      ...(title === '' ? ['没有标题'] : []),
      ...(title.length > LONGEST_TITLE ? [`标题 ${title.length} 字，约 ${LONGEST_TITLE} 字后被截断`] : []),
      ...(description === '' ? ['没有描述'] : []),
      ...(description.length > LONGEST_DESCRIPTION
        ? [`描述 ${description.length} 字，约 ${LONGEST_DESCRIPTION} 字后被截断`]
        : []),
      ...(page.querySelectorAll('h1').length === 1 ? [] : ['一级标题应当恰好一个']),
    ],
  }
}

/** What a `<meta>` says, empty where there is none. */
export function metaOf(page: Document, key: 'name' | 'property', value: string): string {
  return page.querySelector(`meta[${key}="${value}"]`)?.getAttribute('content')?.trim() ?? ''
}

function linesOf(body: Element): string[] {
  const lines: string[] = ['']
  const say = (words: string) => (lines[lines.length - 1] += words)
  const breakLine = (start = '') =>
    void (lines.at(-1)?.trim() ? lines.push(start) : (lines[lines.length - 1] = start))

  function read(node: ChildNode) {
    if (node.nodeType === node.TEXT_NODE) return say((node.textContent ?? '').replace(/\s+/g, ' '))
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    if (element.matches(unseen)) return
    const isBlock = element.matches(blocks)
    if (isBlock) breakLine(startOf(element))
    if (element.localName === 'img') say(`〔图：${element.getAttribute('alt') || '无文字'}〕`)
    element.childNodes.forEach(read)
    if (element.localName === 'a') say(` → ${element.getAttribute('href') ?? ''} `)
    if (isBlock) breakLine()
  }

  body.childNodes.forEach(read)
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => !/^[-#\s]*$/.test(line))
}

function startOf({ localName }: Element): string {
  const level = /^h([1-6])$/.exec(localName)?.[1]
  if (level) return `${'#'.repeat(Number(level))} `
  return localName === 'li' ? '- ' : ''
}

function typesOf(page: Document): string[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    try {
      const { '@type': type, '@context': context } = JSON.parse(textContent) as Record<
        string,
        string | undefined
      >
      // Baidu's own terms for the times of a page have no type.
      return [type ?? (context?.includes('cambrian') ? '百度时间因子' : '没有 @type')]
    } catch {
      return ['读不出来的结构化数据']
    }
  })
}
