import type { Change } from '#scripts/vite/component-facts/changes-below.ts'
import { allComponents, type Folder } from '#design-system/component-registry.ts'

/** A change of one or several components. */
export interface NewChange extends Change {
  /** What it touched. */
  folders: readonly Folder[]
}

/**
 * The newest changes of all components, newest first, without changes of tests alone. A commit in several components
 * counts once: visible if visible in one, with the kind of the first.
 * @param changesOf the changes of a component's folder
 * @param atMost how many
 */
export function newestChanges(
  changesOf: (folder: Folder) => readonly Change[],
  atMost: number,
): readonly NewChange[] {
  const byCommit = new Map<string, NewChange>()
  for (const { folder } of allComponents) {
    for (const change of changesOf(folder).filter(({ kind }) => kind !== '测试')) {
      const key = `${change.date} ${change.subject}`
      const before = byCommit.get(key)
      byCommit.set(key, {
        ...(before ?? change),
        isSeen: change.isSeen || before?.isSeen === true,
        folders: [...(before?.folders ?? []), folder],
      })
    }
  }
  return [...byCommit.values()].sort((one, other) => other.date.localeCompare(one.date)).slice(0, atMost)
}
