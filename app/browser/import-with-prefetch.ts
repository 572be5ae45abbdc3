import { CHUNK_TIME_LIMIT_MS } from './lazy-with-retry.tsx'

/** What was fetched or is on its way, so that sections which come at once ask for a shared script once. */
const asked = new Map<string, Promise<void>>()

/**
 * Runs an `import()` after fetching its scripts, because browsers (Chromium 150) never retry a failed module.
 * Replaces Vite's own helper at each `import()` (scripts/vite/import-with-prefetch-plugin.ts).
 * @param files the part's own script and those it stands on, below the site's root; none where it stands on none
 * @throws what the import throws, or an error that names the script that did not come
 */
export async function importWithPrefetch<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.length > 0 ? files.map((file) => `/${file}`) : ownAddress(load)
  await Promise.all(addresses.filter(isMissing).map(fetchOnce))
  return load()
}

/** The script that the function's one `import()` names, as the build has written it there. */
function ownAddress(load: () => Promise<unknown>): string[] {
  const name = /\bimport\(["'`]\.\/([^"'`]+)/.exec(String(load))?.[1]
  return name ? [`/assets/${name}`] : []
}

/** What the document itself asked for is not asked for again. */
function isMissing(address: string): boolean {
  return !document.querySelector(`link[rel="modulepreload"][href="${address}"]`)
}

/** What failed or took too long may be asked for again. */
function fetchOnce(address: string): Promise<void> {
  const running = asked.get(address)
  if (running) return running
  const begun = fetchScript(address)
  asked.set(address, begun)
  begun.catch(() => asked.delete(address))
  return begun
}

/** The import takes it from the browser's cache. A `<link>` will not do: its failures are remembered too. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout?.(CHUNK_TIME_LIMIT_MS) })
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}`)
  await response.arrayBuffer()
}
