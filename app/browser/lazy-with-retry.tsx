import { lazy, type ComponentType } from 'react'
import { CHUNK_LOAD_FAILED, CHUNK_TIMED_OUT, ChunkLoadError } from './chunk-load-error.ts'

/** How long a lazily loaded part may take (public-site §2.1, X-55). */
export const CHUNK_TIME_LIMIT_MS = 120_000

/** Runs an `import()` against the time limit; whatever goes wrong becomes a `ChunkLoadError`. */
export async function withTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(CHUNK_TIMED_OUT)), CHUNK_TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(CHUNK_LOAD_FAILED, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Downloads a component at its first rendering: `lazyWithRetry(() => import('./banner-panel.tsx'), (module) => module.BannerPanel)`.
 * React never retries a failure, so the nearest error boundary calls the error's `again`.
 */
export function lazyWithRetry<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  let Part = begin()

  function begin() {
    return lazy(async () => {
      try {
        return { default: pick(await withTimeout(load)) }
      } catch (error) {
        if (error instanceof ChunkLoadError) error.again = () => (Part = begin())
        throw error
      }
    }) as unknown as ComponentType<Props>
  }

  return function Lazily(props: Props) {
    return <Part {...props} />
  }
}
