import { useRef, useState } from 'react'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'

/** The stored paths of a controlled list; uploads that end between two renders build on each other. */
export function useImagePaths(value: readonly string[], onChange: (paths: string[]) => void) {
  const latestRef = useLatestRef(value)
  const tellRef = useLatestRef(onChange)
  // In what order this session's images were chosen, because the smaller file of two is stored first.
  const turns = useRef(new Map<string, number>())
  const [api] = useState(() => {
    function put(paths: string[]) {
      latestRef.current = paths
      tellRef.current(paths)
    }
    return {
      put,

      /** Puts a stored image where it stood among the chosen ones; answers how many there are now. */
      store(path: string, turn: number): number {
        const later = latestRef.current.findIndex((other) => (turns.current.get(other) ?? -1) > turn)
        turns.current.set(path, turn)
        put(latestRef.current.toSpliced(later < 0 ? latestRef.current.length : later, 0, path))
        return latestRef.current.length
      },

      insert(place: number, path: string) {
        put(latestRef.current.toSpliced(place, 0, path))
      },

      remove(place: number) {
        put(latestRef.current.toSpliced(place, 1))
      },
    }
  })
  return api
}

/** A key for each path; the same image may stand in a list twice. */
export function keysOf(paths: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return paths.map((path) => {
    const times = seen.get(path) ?? 0
    seen.set(path, times + 1)
    return times === 0 ? path : `${path}#${times}`
  })
}

/** What an image is called: the last part of its path. */
export function imageName(path: string): string {
  return path.startsWith('data:') ? '图片' : (path.split(/[?#]/)[0]?.split('/').at(-1) ?? path)
}
