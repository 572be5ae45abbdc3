import { checklistLines } from './checklist-lines.ts'
import { headingsOf } from './markdown-headings.ts'
import { formatRanges } from './format-ranges.ts'

/** The two documents of the client's specification, by the name that comments cite. */
export type SpecifiedDocument = 'public-site' | 'back-office'

/** How each document is called in the checklist and in the decisions. */
const titles: Record<SpecifiedDocument, { title: string; letter: 'P' | 'A'; short: 'public' | 'admin' }> = {
  'public-site': { title: 'The public site', letter: 'P', short: 'public' },
  'back-office': { title: 'The back office', letter: 'A', short: 'admin' },
}

/** Sections that the checklist has no heading for. */
const furtherNames: Record<SpecifiedDocument, Readonly<Record<string, string>>> = {
  'public-site': { '2': 'Pages', '5': 'Rules of forms' },
  'back-office': {
    '2': 'Screens',
    '5': 'Rules of forms',
    '7.1': 'Calls to sign in and to send files',
    '7.2': 'Calls that read lists',
    '7.3': 'Calls that write',
  },
}

const introduction = (name: SpecifiedDocument, title: string) => `# ${title}, section by section

Code cites a section as \`${name} §2.1\`. The facts of the section are lines of the [checklist](checklist.md), and tests
bear their numbers; what was decided where a section is silent or contradicts another is in [decisions](decisions.md).
Written by \`npx tsx scripts/write-section-pages.ts\` from these two.
`

/**
 * The page that citations of a document lead to: each section's number and name, its lines, its decisions.
 * @param checklist the text of `docs/spec/checklist.md`
 * @param decisions the text of `docs/spec/decisions.md`
 */
export function sectionPage(name: SpecifiedDocument, checklist: string, decisions: string): string {
  const { title, letter, short } = titles[name]
  const lines = checklistLines(checklist, letter)
  const decided = decisionsBySection(decisions, short)
  for (const { section, fact } of lines)
    for (const [decision] of fact.matchAll(/X-\d+/g)) add(decided, section, decision)

  const headings = sectionHeadings(checklist, letter)
  const names = new Map([
    ...[...headings].map(([section, { words }]) => [section, words] as const),
    ...Object.entries(furtherNames[name]),
  ])
  const sections = [...names].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    introduction(name, title),
    ...sections.map(([section, words]) => {
      const numbers = lines.filter((line) => line.section === section).map((line) => line.number)
      const anchor = (headings.get(section) ?? headings.get(section.replace(/\..*/, '')))?.anchor
      const own = sections.filter(([each]) => each.startsWith(`${section}.`)).map(([each]) => `§${each}`)
      const parts = [
        numbers.length > 0 && `Lines [${formatRanges(numbers)}](checklist.md#${anchor}).`,
        decided.has(section) && `Decisions ${[...(decided.get(section) ?? [])].sort().join(', ')}.`,
        own.length > 0 && `Sections ${own.join(', ')}.`,
      ].filter((part) => part !== false)
      return `## §${section} ${words}\n\n${parts.join(' ')}\n`
    }),
  ].join('\n')
}

/** Section → what the checklist calls it, and the anchor in the checklist; the public site's stand first there. */
function sectionHeadings(checklist: string, letter: 'P' | 'A') {
  const headings = headingsOf(checklist)
  const second = headings.findIndex(({ words }) => words.startsWith('Admin'))
  const own = letter === 'P' ? headings.slice(0, second) : headings.slice(second)
  return new Map(
    own.flatMap(({ words, anchor }) => {
      const [, section, name = ''] = /^§([\d.]+) (.*)$/.exec(words) ?? []
      return section === undefined ? [] : [[section, { words: name, anchor }] as const]
    }),
  )
}

/** Section → the decisions that name it, as in `X-06 (gap; public §2.3, §9; admin §2.4)`. */
function decisionsBySection(decisions: string, short: 'public' | 'admin'): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, number = '', where = ''] of decisions.matchAll(/^- (X-\d+) \(([^)]*)\)/gm)) {
    let document = ''
    for (const [word] of where.matchAll(/public|admin|both|§[\d.]+/g)) {
      if (!word.startsWith('§')) document = word
      else if (document === short || document === 'both') add(found, word.slice(1), number)
    }
  }
  return found
}

function add(found: Map<string, Set<string>>, section: string, decision: string): void {
  found.set(section, (found.get(section) ?? new Set()).add(decision))
}
