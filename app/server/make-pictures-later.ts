import { setTimeout as after } from 'node:timers/promises'
import type { Backend, Pictures } from '#contract/engine/backend.ts'
import { noLock, type WithClusterLock } from '#db/connection/cluster-lock/cluster-lock.ts'

const MINUTE_MS = 60_000

/** What it works with. */
export interface PicturesLaterParts {
  pictures: Pictures
  report: Backend['report']
  /** Of several instances of a site one draws; the others leave it to that one. */
  withClusterLock?: WithClusterLock
}

/**
 * Makes missing picture variants one by one, resting after each for as long as it took. Begins after `waitMs`; the next
 * start makes what a stop leaves undone.
 */
export function makePicturesLater(
  { pictures, report, withClusterLock = noLock }: PicturesLaterParts,
  waitMs = MINUTE_MS,
): void {
  const make = async (lost: AbortSignal) => {
    for (const name of await pictures.missing()) {
      if (lost.aborted) return
      const began = performance.now()
      await pictures.make(name)
      await after(performance.now() - began, undefined, { ref: false })
    }
  }
  const begin = () =>
    withClusterLock('pictures', make).catch((error: unknown) =>
      report('缺少的图片缩小版未能补齐', { error: String(error) }, 'warn'),
    )
  setTimeout(() => void begin(), waitMs).unref()
}
