/** What visitors are told until the next write: equal to itself only. */
export type Revision = object

/** Which revision of the content is in force. */
export interface Revisions {
  /** Nothing is kept by two of them that differ; while others' writes go unheard each is a new one. */
  current(): Revision
  /** From now on everything that was made before is out of date. */
  begin(): void
  /** Others' writes go unheard from now on; or are heard again. */
  setDeaf(isDeaf: boolean): void
  /** Calls back at each new one. */
  onBegin(listener: () => void): void
}

/** Counts nothing: each revision is an object of its own, so that whatever is kept by an older one is forgotten with it. */
export function createRevisions(): Revisions {
  const listeners: (() => void)[] = []
  let current: Revision = {}
  let isDeaf = false
  function begin() {
    current = {}
    for (const listener of listeners) listener()
  }
  return {
    current: () => (isDeaf ? {} : current),
    begin,
    setDeaf(deaf) {
      isDeaf = deaf
      begin()
    },
    onBegin: (listener) => void listeners.push(listener),
  }
}
