const MOST_AT_ONCE = 64
const WAIT_MS = 10_000

/** Lets each network read only so many files at the same time; more wait for a place. */
export interface DownloadPlaces {
  /** Resolves with whether there was a place in time; `signal` aborts when nobody waits for it any more. */
  take(network: string, signal: AbortSignal): Promise<boolean>
  /** Gives a taken place back. */
  give(network: string): void
}

interface Places {
  taken: number
  waiting: Set<() => void>
}

/** Places for files that are being read, in the order they were asked for. */
export function createDownloadPlaces(waitMs = WAIT_MS): DownloadPlaces {
  const networks = new Map<string, Places>()

  function wait({ waiting }: Places, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasPlace: boolean) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        waiting.delete(admit)
        resolve(hasPlace)
      }
      const admit = () => end(true)
      const leave = () => end(false)
      const timer = setTimeout(leave, waitMs)
      signal.addEventListener('abort', leave)
      waiting.add(admit)
    })
  }

  return {
    async take(network, signal) {
      const places = networks.get(network) ?? { taken: 0, waiting: new Set() }
      networks.set(network, places)
      if (places.taken >= MOST_AT_ONCE) return wait(places, signal)
      places.taken += 1
      return true
    },
    give(network) {
      const places = networks.get(network)
      if (!places) return
      const [next] = places.waiting
      // The place goes over as it is.
      if (next) return next()
      places.taken -= 1
      if (places.taken === 0) networks.delete(network)
    },
  }
}
