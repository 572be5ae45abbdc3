import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when the heap has grown by half. Pages are made of much that lives for one answer; left alone, V8
 * lets it pile up to a multiple of what is in use while there is memory, and a rush of pages takes a process that needs 45 MB
 * of heap to 400 MB. Pages a second stay the same.
 */
export function collectEarly(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
