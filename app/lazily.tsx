import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** How long a lazily loaded part may take (public-site §2.1, X-55). */
export const CHUNK_TIME_LIMIT_MS = 120_000

/** A lazily loaded part did not come: the connection failed or the time limit passed. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Runs an `import()` against the time limit; whatever goes wrong becomes a `ChunkLoadError`. */
export async function withinTimeLimit<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('页面加载超时，请刷新后重试')), CHUNK_TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (cause) {
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('页面加载失败，请刷新后重试', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A component that is downloaded when first rendered; a load error reaches the nearest error boundary.
 * `lazily(() => import('./banner-panel.tsx'), (module) => module.BannerPanel)`
 */
export function lazily<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await withinTimeLimit(load)) }))
}
