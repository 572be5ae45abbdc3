import { posix } from 'node:path'
import { headingsOf, withoutCode } from './markdown-headings.ts'

/** What a citation may lead to. Paths are from the project's root, with slashes. */
export interface Library {
  /** The text of a file, or undefined where there is none. */
  read(path: string): string | undefined
  /** All files of the project; a folder is there when a file lies in it. */
  readonly files: readonly string[]
}

const section = /(?:\b(public-site|back-office) )?§([\d.]*\d)/g
const furtherSection = /^(?:, | and )$/
/** A document, and the heading behind `#`: its anchor may be Chinese, or written in percent signs. */
const document = /(?<![\w/.@-])((?:\.{0,2}\/)?[\w][\w./-]*\.md)(?:#([\p{L}\p{M}\p{N}_%-]+))?/gu
const decision = /\bdecisions\/(\d{4})\b/g
const numbered = /\b([PAXCS])-\d{2,3}\b/g
const sourcePath =
  /(?<![\w./#-])(?!docs\/decisions\/\d{4}(?![\d-]))((?:(?:\.storybook|app|content|contract|db|design-system|docs|mocks|operations|scripts|stories|tests)\/[\w./$-]*|\.dependency-cruiser\.\w*)[\w$])(?![\w*{<(-])/g
const link = /(?:\]\(|^\[[^\]]+\]: )<?([^)\s>]+)/gm

/** Where the numbers of facts, decisions and calls are explained. */
const explainedIn: Readonly<Record<string, readonly string[]>> = {
  P: ['docs/spec/checklist.md'],
  A: ['docs/spec/checklist.md'],
  X: ['docs/spec/decisions.md'],
  C: ['docs/spec/contract.json', 'docs/spec/decisions.md'],
  S: ['docs/spec/added-since.md'],
}

/**
 * The broken references of a file, each with its line: sections, documents, headings, decisions and checklist
 * numbers. In comments and documents, also paths of the project.
 * @param path of the citing file
 * @param text of the citing file
 */
export function brokenDocLinks(path: string, text: string, library: Library): string[] {
  const isDocument = /\.mdx?$/.test(path)
  const prose = isDocument ? withoutCode(text) : text
  const lost = [
    // The pages of the specification count by their own sections.
    ...(path.startsWith('docs/spec/') ? [] : lostSections(prose, library)),
    ...lostDocuments(path, prose, library),
    ...(isDocument ? lostLinks(path, prose, library) : []),
    ...matches(prose, decision, ([cited, number]) =>
      library.files.some((file) => file.startsWith(`docs/decisions/${number}-`)) ? undefined : cited,
    ),
    ...matches(prose, numbered, ([cited, letter = '']) =>
      explainedIn[letter]?.some((page) => library.read(page)?.includes(cited)) ? undefined : cited,
    ),
    // Targets of links are followed above, from the folder of their document.
    ...matches(isDocument ? prose.replace(link, '') : commentsOf(prose), sourcePath, ([, cited = '']) =>
      // `operations` is a folder of contract/ too, whose notes name it without the first part.
      isThere(cited, library) || isThere(`contract/${cited}`, library) ? undefined : cited,
    ),
  ]
  return [...new Set(lost)].map((cited) => `${path}:${lineOf(text, cited)}: ${cited} leads nowhere`)
}

/** A section without its document's name counts to the one before it only where nothing but a comma stands between. */
function lostSections(text: string, library: Library): string[] {
  const lost: string[] = []
  let name = ''
  let end = -1
  for (const match of text.matchAll(section)) {
    const [cited, named, number = ''] = match
    if (named) name = named
    else if (!furtherSection.test(text.slice(end, match.index))) name = ''
    end = match.index + cited.length
    const page = name && library.read(`docs/spec/${name}.md`)
    if (!page || !headingsOf(page).some(({ words }) => words.startsWith(`§${number} `))) lost.push(cited)
  }
  return lost
}

/** Paths of documents: from the root, or beginning with a dot. In a document only those from the root; links are read apart. */
function lostDocuments(path: string, text: string, library: Library): string[] {
  const isDocument = /\.mdx?$/.test(path)
  return matches(text, document, ({ 0: cited, 1: target = '', 2: anchor, index }) => {
    if (isDocument && !target.startsWith('docs/')) return undefined
    // A string that is a name and nothing else is one the program writes or reads.
    if (!anchor && text[index - 1] === "'" && text[index + cited.length] === "'") return undefined
    const resolved = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
    return leads(resolved, anchor, library) ? undefined : cited
  })
}

/** Links of Markdown to this project, relative to their file. */
function lostLinks(path: string, text: string, library: Library): string[] {
  return matches(text, link, ([, cited = '']) => {
    if (/^([a-z]+:|\/|\?)/.test(cited)) return undefined
    const [target = '', anchor] = cited.split('#')
    const resolved = target === '' ? path : posix.join(posix.dirname(path), target)
    return leads(resolved, anchor, library) ? undefined : cited
  })
}

function leads(path: string, anchor: string | undefined, library: Library): boolean {
  if (!anchor) return isThere(path, library)
  const page = library.read(path)
  return page !== undefined && headingsOf(page).some((heading) => heading.anchor === decoded(anchor))
}

/** Browsers and editors may write a Chinese anchor in percent signs. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

function isThere(path: string, { files }: Library): boolean {
  const folder = path.endsWith('/') ? path : `${path}/`
  return files.some((file) => file === path || file.startsWith(folder))
}

/** The comments of a module or of a style sheet; a path in a string is no citation. */
function commentsOf(text: string): string {
  return [...text.matchAll(/(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/ .*)/gm)]
    .map(([comment]) => comment)
    .join('\n')
}

function matches(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => string | undefined,
): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => read(match) ?? [])
}

const lineOf = (text: string, cited: string) => text.slice(0, text.indexOf(cited)).split('\n').length
