import { execFileSync } from 'node:child_process'

/** One change of a component: a commit that touched its folder. */
export interface Change {
  /** The day, as in 2026-11-25. */
  date: string
  /** The first line of the commit's message. */
  subject: string
}

/** What the repository tells of the folders below one, newest change first. */
export interface History {
  /** `cut` where only the newest commits are there (a shallow clone), `none` without a repository. */
  kind: 'whole' | 'cut' | 'none'
  changes: Record<string, Change[]>
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
    const kind = git('rev-parse', '--is-shallow-repository').trim() === 'true' ? 'cut' : 'whole'
    const log = git('log', `--format=${COMMIT}%as\t%s`, '--name-only', '--no-merges', '--', parent)
    return { kind, changes: readLog(log, parent) }
  } catch {
    // No git, or an unpacked archive: the documentation says that there is no history here.
    return { kind: 'none', changes: {} }
  }
}

/** Reads what `git log --name-only` prints, each commit's line after a mark of its own. */
export function readLog(log: string, parent: string): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {}
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [date = '', subject = ''] = head.split('\t')
    const below = files.filter((file) => file.startsWith(`${parent}/`)).map((file) => file.split('/'))
    const folders = new Set(below.flatMap(([, folder, inside]) => (folder && inside ? [folder] : [])))
    for (const folder of folders) (changes[folder] ??= []).push({ date, subject })
  }
  return changes
}
