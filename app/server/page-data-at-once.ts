import type { EntryContext } from '@remix-run/node'

/**
 * Reads the data that Remix hands out with a page before the page is rendered, and puts it where Remix looks for what it has read: each
 * piece would otherwise be waited for in the middle of rendering, and nothing that waits can be rendered at once (render-whole.ts).
 * May be called once for each context; the page then prints the same as without.
 */
export async function readPageData(context: EntryContext): Promise<void> {
  const { serverHandoffStream, renderMeta } = context
  if (!serverHandoffStream || !renderMeta) return
  const decoder = new TextDecoder()
  const reader = serverHandoffStream.getReader()
  const pieces: NonNullable<typeof renderMeta.streamCache> = {}
  for (let at = 0, isDone = false; !isDone; at++) {
    const { done, value } = await reader.read()
    isDone = done
    pieces[at] = Object.assign(Promise.resolve(), {
      result: { done, value: decoder.decode(value, { stream: !done }) },
    })
  }
  renderMeta.streamCache = pieces
  // Remix takes a reader at each rendering, which nothing is asked of any more: no stream need be made for it.
  Object.defineProperty(context, 'serverHandoffStream', { value: { getReader: () => undefined } })
}
