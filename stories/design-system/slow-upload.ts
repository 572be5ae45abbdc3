import type { Upload } from '#design-system/upload/index.ts'

/** Uploads that a story ends by hand: each waits for `store` or `fail` of its file's name. */
export function handUploads() {
  const open = new Map<
    string,
    { store: (path: string) => void; fail: (why?: string) => void; tell: (share: number) => void }
  >()
  const upload: Upload = (file, onProgress) =>
    new Promise((resolve, reject) => {
      open.set(file.name, {
        store: resolve,
        fail: (why = '') => reject(new Error(why)),
        tell: onProgress,
      })
    })
  /** The upload of a file that has begun. */
  const of = (name: string) => open.get(name)!
  return { upload, of, begun: () => [...open.keys()], forget: () => open.clear() }
}

/** Stores each file after a moment, with progress on the way. */
export function storeSlowly(pathOf: (file: File) => string): Upload {
  return async (file, onProgress) => {
    for (const share of [0.25, 0.6, 1]) {
      onProgress(share)
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    return pathOf(file)
  }
}

/** A file of some bytes for a story's file input. */
export const fileOf = (name: string, type: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type })

export const pickerIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type=file]')!
