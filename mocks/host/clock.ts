/** A tester's time: the real one, or one that was set and goes on from there, or stands. */
export interface Clock {
  now(): Date
  /** Sets it. */
  set(moment: Date, isStopped: boolean): void
  /** Back to the real time. */
  reset(): void
}

/** A clock that shows the real time until it is set. */
export function createClock(realMs: () => number = Date.now): Clock {
  let shown: { moment: Date; setAtMs: number; isStopped: boolean } | undefined
  return {
    now() {
      if (!shown) return new Date(realMs())
      const passedMs = shown.isStopped ? 0 : realMs() - shown.setAtMs
      return new Date(shown.moment.getTime() + passedMs)
    },
    set(moment, isStopped) {
      shown = { moment, setAtMs: realMs(), isStopped }
    },
    reset() {
      shown = undefined
    },
  }
}
