import type { ContentListener } from '#db/store/content-listener.ts'

/** What visitors are told until the next write: equal to itself only. */
export type ContentVersion = object

/** Which revision of the content is in force; each write begins a new one. */
export interface ContentVersions extends ContentListener {
  /** Nothing is kept by two of them that differ; while others' writes go unnoticed each is a new one. */
  current(): ContentVersion
  /** Calls back at each new one. */
  subscribe(listener: () => void): void
}

/** Makes each version an object, not a number, so that caches keyed by an old one are garbage-collected. */
export function createContentVersions(): ContentVersions {
  const listeners: (() => void)[] = []
  let current: ContentVersion = {}
  let isLost = false
  function written() {
    current = {}
    for (const listener of listeners) listener()
  }
  function setLost(lost: boolean) {
    isLost = lost
    written()
  }
  return {
    current: () => (isLost ? {} : current),
    onWrite: written,
    onDisconnected: () => setLost(true),
    onReconnected: () => setLost(false),
    subscribe: (listener) => void listeners.push(listener),
  }
}
