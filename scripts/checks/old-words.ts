import { oldFiles, oldNames } from './old-names.ts'

const OLD_NAME = new RegExp(`\\b(?:${oldNames.join('|')})\\b`)

/** Archaic words, also across a line break. The option `--anew` of a command stays. */
const archaic: Readonly<Record<string, string>> = {
  anew: 'again',
  whoever: 'anyone who',
  whosoever: 'anyone who',
  whence: 'from where',
  lest: 'so that … not',
  hither: 'here',
  thereof: 'of it',
  'hangs on': 'depends on',
  reckon: 'estimate',
  beholds: 'sees',
  bids: 'tells',
  'of old': 'formerly',
}
const ARCHAIC = new RegExp(`(?<!--)\\b(?:${Object.keys(archaic).join('|').replaceAll(' ', '\\s+')})\\b`, 'i')

/**
 * Old names and archaic words.
 * @param texts files by their paths; of those with prose only archaic words are looked for
 * @returns one line for each first finding of a file
 */
export function oldWords(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const isSource = /\.(tsx?|mjs)$/.test(path)
    // In prose "lazily" is a word, in code it was a name.
    const [name] = (isSource && OLD_NAME.exec(withoutProse(text))) || []
    const word = ARCHAIC.exec(text)?.[0].toLowerCase().replace(/\s+/, ' ')
    const part = isSource && path.split('/').find((each) => oldFiles.has(each.replace(/\..*$/, '')))
    return [
      ...(part ? [`${path}: ${part} has another name now (docs/design/vocabulary.md)`] : []),
      ...(name ? [`${path}: ${name} has another name now (docs/design/vocabulary.md)`] : []),
      ...(word ? [`${path}: write "${archaic[word]}" for "${word}"`] : []),
    ]
  })
}

/** Code without comments and texts. */
const withoutProse = (source: string) =>
  source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|`[^`]*`/g, "''")
