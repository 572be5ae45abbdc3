import { diffArrays } from 'diff'

/** A piece of text that both versions have, or only one of them. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string }

export type Runs = {
  runs: readonly Run[]
  /** The texts were too long or too different to be compared word by word. */
  isCoarse: boolean
}

/** Two texts together longer than this are not compared word by word but where they begin and stop to differ. */
export const MOST_CHARACTERS = 20_000

/* Words that may be exchanged before the search is given up: its cost grows with the square of this. */
const MOST_CHANGES = 1_500

/** Compares two texts by Chinese word segments and returns the removed and inserted runs. */
export function findRuns(before: string, after: string): Runs {
  if (before === after) return { runs: before ? [{ kind: 'same', text: before }] : [], isCoarse: false }
  if (before.length + after.length <= MOST_CHARACTERS) return compareWords(before, after)
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const middle = (text: string) => text.slice(start, text.length - end)
  const changed =
    before.length + after.length - 2 * (start + end) <= MOST_CHARACTERS
      ? compareWords(middle(before), middle(after))
      : wholly(middle(before), middle(after))
  const same = (text: string): Run[] => (text ? [{ kind: 'same', text }] : [])
  return {
    runs: [
      ...same(before.slice(0, start)),
      ...changed.runs,
      ...same(end ? before.slice(before.length - end) : ''),
    ],
    isCoarse: changed.isCoarse,
  }
}

function compareWords(before: string, after: string): Runs {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES })
  if (!found) return wholly(before, after)
  const runs = found.map(({ value, added, removed }): Run => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
  return { runs: joinCrumbs(runs), isCoarse: false }
}

function wholly(before: string, after: string): Runs {
  const runs: Run[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return { runs: runs.filter(({ text }) => text !== ''), isCoarse: true }
}

function wordsOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return Array.from(words, ({ segment }) => segment)
}

/* A single character left between two changes makes both harder to read than one longer change. */
function joinCrumbs(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = added = ''
  }
  runs.forEach((run, index) => {
    const isBetween = (removed || added) && index < runs.length - 1
    if (run.kind === 'removed') removed += run.text
    else if (run.kind === 'added') added += run.text
    else if (isBetween && run.text.length < 2 && run.text !== '\n') {
      removed += run.text
      added += run.text
    } else {
      flush()
      joined.push(run)
    }
  })
  flush()
  return joined
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return isInsidePair(one, length) ? length - 1 : length
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return isInsidePair(one, one.length - length) ? length - 1 : length
}

/* Rare characters are two units long and must not be cut. */
function isInsidePair(text: string, at: number): boolean {
  return at > 0 && /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1))
}
