/** Takes one structured line: the server's log, or the browser's console. */
export type Report = (event: string, detail?: Record<string, unknown>) => void

/**
 * Loads something a page can do without. A failure is only logged, with a Chinese sentence, and the fallback
 * shows instead (public-site §7, §8, X-77).
 */
export async function orFallback<Loaded>(
  load: () => Promise<Loaded>,
  fallback: Loaded,
  sentence: string,
  report: Report = logToConsole,
): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    report(sentence, { reason: error instanceof Error ? error.message : String(error) })
    return fallback
  }
}

function logToConsole(event: string, detail?: Record<string, unknown>) {
  // The browser's console is where the specification wants it (public-site §8).
  console.warn(event, detail)
}
