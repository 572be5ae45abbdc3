import type { ReportData, ReportEntry } from '../report-data.ts'
import { memory } from './memory.ts'

/** Which pictures are ticked; remembered for this very comparison. */
export function createTicks({ at, groups }: ReportData) {
  const entries = groups.flatMap((group) => group.entries)
  const ticked = new Set(memory.get(`ticks:${at}`)?.split('\n') ?? [])
  const listeners: (() => void)[] = []
  return {
    has: ({ name }: ReportEntry) => ticked.has(name),
    /** In the order of the page. */
    all: () => entries.filter(({ name }) => ticked.has(name)),
    open: () => entries.filter(({ name }) => !ticked.has(name)),
    set(changed: ReportEntry[], isTicked: boolean): void {
      for (const { name } of changed) {
        if (isTicked) ticked.add(name)
        else ticked.delete(name)
      }
      memory.set(`ticks:${at}`, [...ticked].join('\n'))
      for (const listener of listeners) listener()
    },
    onChange: (listener: () => void) => void listeners.push(listener),
  }
}

export type Ticks = ReturnType<typeof createTicks>
