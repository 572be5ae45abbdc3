import type { InTurn } from '#db/in-turn.ts'

/** Runs up to `most` pieces of work at once; the others wait their turn, first come, first served. */
export function createAtMost(most: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
