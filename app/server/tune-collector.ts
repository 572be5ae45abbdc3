import { setFlagsFromString } from 'node:v8'

/**
 * How V8 collects what pages leave behind (docs/performance.md): the heap once it has doubled, where left alone it lets what lived for one
 * answer pile up to a multiple of what is in use for as long as there is memory; and what is young on one thread, since the few
 * milliseconds between two pages are spent sooner than several threads have shared them out.
 */
export const collectorFlags = ['--heap-growing-percent=100', '--no-parallel-scavenge']

/** Has V8 collect so from now on. */
export function tuneCollector(): void {
  collectorFlags.forEach(setFlagsFromString)
}
