/** Receives the progress: the current item, and where known its bytes and the total. */
export type TellProgress = (done: { what: string; bytes?: number; total?: number }) => void

const EVERY_MS = 3000
const AT_TERMINAL_MS = 200

/**
 * Writes how far something is: at a terminal one line that is rewritten, elsewhere a line each few seconds.
 * @param stream where people read; standard output may be the backup itself
 */
export function createProgress(stream: NodeJS.WriteStream): { tell: TellProgress; end(): void } {
  let [lastTold, isOpen] = [Date.now(), false]
  return {
    tell({ what, bytes, total }) {
      const now = Date.now()
      if (now - lastTold < (stream.isTTY ? AT_TERMINAL_MS : EVERY_MS)) return
      lastTold = now
      const amount = bytes === undefined ? '' : ` ${amountOf(bytes)}`
      const line = `${what}${amount}${total ? ` / ${amountOf(total)}` : ''}`
      stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
      isOpen = stream.isTTY
    },
    end() {
      if (isOpen) stream.write('\r\u001b[K')
      isOpen = false
    },
  }
}

/** Bytes as people read them. */
export function amountOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length, Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 1024 ** power).toFixed(1)} ${units[power - 1]}`
}

/** The same bytes, told of as they pass. */
export async function* told(
  source: AsyncIterable<Uint8Array>,
  tell: TellProgress,
  what: string,
  total?: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    tell({ what, bytes, total })
    yield piece
  }
}
