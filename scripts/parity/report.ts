import type { Difference } from './compare.ts'
import type { Parity } from './find-differences.ts'

/** The parity as a page to read and to keep. */
export function parityReport({ declared, requests, statuses, differences }: Parity): string {
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  const found = differences.length === 0 ? 'No difference.' : tableOf(differences)
  return [
    '# Parity of the mocks and the product',
    '',
    `${declared} declared calls, ${requests} requests on each side, ${differences.length} differences.`,
    `Answers by status: ${answers.join(', ')}.`,
    '',
    'Compared: status, headers, shape, keys in their order, values. Not compared: session tokens, references of résumés and',
    'generated names of uploads. The product answers on SQLite over HTTP, the mocks through their MSW handlers; both begin',
    'with the same sample content and the same clock.',
    '',
    found,
    '',
  ].join('\n')
}

function tableOf(differences: readonly Difference[]): string {
  const rows = differences.map(({ line, variant, kind, at, mocks, product }) =>
    [line, variant, kind, at, mocks, product].map((cell) => cell.replaceAll('|', '\\|')).join(' | '),
  )
  return [
    '| call | variant | what | where | mocks | product |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
