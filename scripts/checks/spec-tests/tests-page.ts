import { rangesOf } from '../ranges-of.ts'
import type { Evidence, TitledTest } from './evidence.ts'
import { grouped } from './grouped.ts'

const introduction = `# Which test proves which line

Every line of the [checklist](checklist.md) with the tests whose titles bear its number, or with the reason why it has
none (\`scripts/checks/spec-tests/lines-without-test.ts\`). A title made from data stands here as its rows fill it, with
\`%s\` where no row changes its numbers. Written by \`npm run spec:tests\`; a test fails while a line has neither, and while
this page is out of date.
`

/** The page \`docs/spec/tests.md\`. */
export function testsPage(evidence: readonly Evidence[]): string {
  const letters = [
    ['P', 'Public site'],
    ['A', 'Admin back office'],
  ] as const
  return [
    introduction,
    summary(evidence),
    ...letters.flatMap(([letter, name]) => {
      const own = evidence.filter(({ number }) => number.startsWith(letter))
      const sections = grouped(own, ({ section }) => section)
      return [
        `# ${name}\n`,
        ...[...sections].map(([section, lines]) => `## §${section}\n\n${lines.map(entry).join('\n')}\n`),
      ]
    }),
  ].join('\n')
}

/** How many lines stand on what, and the numbers of those without a test. */
function summary(evidence: readonly Evidence[]): string {
  const without = grouped(
    evidence.filter(({ tests }) => tests.length === 0),
    ({ reason }) => reason?.why ?? 'missing',
  )
  const proven = evidence.filter(({ tests }) => tests.length > 0).length
  return [
    `- Named by tests: ${proven} of ${evidence.length} lines.`,
    ...[...without].map(
      ([why, lines]) => `- ${why}: ${lines.length} (${rangesOf(lines.map(({ number }) => number))}).`,
    ),
    '',
  ].join('\n')
}

function entry({ number, fact, tests, reason }: Evidence): string {
  const byFile = grouped(tests, ({ path }) => path)
  return [
    `- **${number}** ${fact}`,
    ...(reason ? [`  - _${reason.why}_: ${reason.because}`] : []),
    ...[...byFile].map(([path, own]) => `  - ${path}: ${few(own.map(words)).join(' · ')}`),
  ].join('\n')
}

/** Tests of one kind come by the dozen: the first three of a file stand for them. */
function few(titles: readonly string[]): readonly string[] {
  return titles.length <= 4 ? titles : [...titles.slice(0, 3), `and ${titles.length - 3} more`]
}

/** The title without the numbers in front of it, as code, so that no sign of it is taken for Markdown. */
function words({ title }: TitledTest): string {
  const bare = title.replace(/^(?:(?:[PAXC]-\d+(?:…(?:[PAXC]-)?\d+)?)[,:]? ?(?:and )?)+/, '').trim()
  return `\`${(bare || title).replaceAll('`', '’')}\``
}
