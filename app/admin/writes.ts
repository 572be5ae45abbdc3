type Listener = (line: string) => void

const listeners = new Set<Listener>()

/** Says that a call has changed something, such as `POST /api/contact/delete/{id}`. */
export function tellWrite(line: string): void {
  for (const listener of [...listeners]) listener(line)
}

/** Calls back after every call of the console that changed something. Returns how to stop that. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
