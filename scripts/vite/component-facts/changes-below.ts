import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isStyles, kindOfChange, mayBeSeen, type ChangeKind } from './kind-of-change.ts'

/** One change of a component: a commit that touched its folder. */
export interface Change {
  /** The day, as in 2026-11-25. */
  date: string
  /** The first line of the commit's message. */
  subject: string
  /** What it did, in one word. */
  kind: ChangeKind
  /** Whether it touched what is seen of the component. */
  isSeen: boolean
}

/** What the repository tells of the folders below one, newest change first. */
export interface History {
  /** `cut` where only the newest commits are there (a shallow clone), `none` without a repository. */
  kind: 'whole' | 'cut' | 'none'
  /** In a cut history, the last day of which something may be missing. */
  knownAfter?: string
  changes: Record<string, Change[]>
}

/** A commit's touch of one folder, as `git log` prints it. */
interface Entry {
  date: string
  subject: string
  files: string[]
}

/** Marks a commit's line among the names of files. */
const COMMIT = '\u0001'

/**
 * The changes of each folder directly below one, from the repository's own history.
 * @param root where the repository stands
 * @param parent a folder of it, such as `design-system`
 */
export function changesBelow(root: string, parent: string): History {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' })
  try {
    const log = git('log', `--format=${COMMIT}%H\t%as\t%s`, '--name-only', '--no-merges', '--', parent)
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'true')
      return { kind: 'whole', changes: changesIn(readLog(log, parent), true) }
    const ends = shallowEnds(resolve(root, git('rev-parse', '--git-path', 'shallow').trim()))
    const days = git('show', '--no-patch', '--format=%as', ...ends)
      .trim()
      .split('\n')
    return {
      kind: 'cut',
      knownAfter: days.sort().at(-1),
      changes: changesIn(readLog(log, parent, ends), false),
    }
  } catch {
    // No git, or an unpacked archive: the documentation says that there is no history here.
    return { kind: 'none', changes: {} }
  }
}

/** The commits a shallow clone ends at. Their parents are missing, so that they seem to have made every file there is. */
const shallowEnds = (file: string) =>
  new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])

/**
 * Reads what `git log --name-only` prints, each commit's line after a mark of its own.
 * @param leftOut hashes of commits that count for nothing
 */
function readLog(log: string, parent: string, leftOut: ReadonlySet<string> = new Set()) {
  const entries: Record<string, Entry[]> = {}
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [hash = '', date = '', ...subject] = head.split('\t')
    if (leftOut.has(hash)) continue
    const touched = new Map<string, string[]>()
    for (const file of files.filter((name) => name.startsWith(`${parent}/`))) {
      const [folder = '', ...inside] = file.slice(parent.length + 1).split('/')
      if (inside.length > 0) touched.set(folder, [...(touched.get(folder) ?? []), inside.join('/')])
    }
    for (const [folder, names] of touched)
      (entries[folder] ??= []).push({ date, subject: subject.join('\t'), files: names })
  }
  return entries
}

/** @param isWhole whether the last entry of each folder is the one that made it */
function changesIn(entries: Record<string, Entry[]>, isWhole: boolean): Record<string, Change[]> {
  const changesOf = (all: Entry[]) => {
    const hasStyleFiles = all.some(({ files }) => files.some(isStyles))
    return all.map(({ date, subject, files }, index) => ({
      ...{ date, subject },
      kind: kindOfChange({ subject, files, isFirst: isWhole && index === all.length - 1 }),
      isSeen: mayBeSeen(files, hasStyleFiles),
    }))
  }
  return Object.fromEntries(Object.entries(entries).map(([folder, all]) => [folder, changesOf(all)]))
}
