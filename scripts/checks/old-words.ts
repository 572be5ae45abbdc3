/** Names that the trade's own have replaced (docs/design/vocabulary.md); as identifiers they do not come back. */
const oldNames = [
  'AskError',
  'Refusal',
  'allIfKnown',
  'aloneByNature',
  'askedOnce',
  'beginAlone',
  'callForSentence',
  'createAsk',
  'createBrowserAsk',
  'fetchFirst',
  'foldLog',
  'hydrateWhenNear',
  'isBeyondHash',
  'isGone',
  'isKeepable',
  'isUnsure',
  'keepingAnswers',
  'keptBy',
  'lastResort',
  'lazily',
  'offMarkOf',
  'oneOrBlank',
  'onlyOneInstance',
  'orDefaults',
  'outliveRejections',
  'patiently',
  'readAnswer',
  'refuseOddRequests',
  'renderWhole',
  'requirePatience',
  'scriptsBehind',
  'seenOnSite',
  'sentenceOf',
  'tellingOfWrites',
  'useAnswer',
  'useEditing',
  'useFlip',
  'useKept',
  'useLasting',
  'useLatest',
  'visitorsSee',
  'watchShown',
  'whenLeft',
  'wipeRemoved',
  'withPatience',
]
const OLD_NAME = new RegExp(`\\b(?:${oldNames.join('|')})\\b`)

/** Archaic words, also across a line break. The option `--anew` of a command stays. */
const ARCHAIC =
  /(?<!--)\b(?:anew|whoever|whosoever|whence|lest|hither|thereof|hangs\s+on|reckon|beholds|bids|of\s+old)\b/i

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
    const [word] = ARCHAIC.exec(text) ?? []
    return [
      ...(name ? [`${path}: ${name} has another name now (docs/design/vocabulary.md)`] : []),
      ...(word ? [`${path}: say it without "${word}"`] : []),
    ]
  })
}

/** Code without comments and texts. */
const withoutProse = (source: string) =>
  source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|`[^`]*`/g, "''")
