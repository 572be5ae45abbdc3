import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, on every machine that Node runs on. */
const TICK_MS = 10

/**
 * Milliseconds of processor that a process has used so far. Read from where Linux tells it; elsewhere there is no such file.
 * @param {number} pid
 */
export function processorMs(pid) {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
