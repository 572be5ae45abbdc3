const arrived = new Set<string>()

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
  await Promise.all(addresses.filter(isMissing).map(fetchScript))
  return load()
}

/** The script that the function's one `import()` names, as the build has written it there. */
function ownAddress(load: () => Promise<unknown>): string[] {
  const name = /\bimport\(["'`]\.\/([^"'`]+)/.exec(String(load))?.[1]
  return name ? [`/assets/${name}`] : []
}

/** What the document itself asked for is not asked for again. */
function isMissing(address: string): boolean {
  return !arrived.has(address) && !document.querySelector(`link[rel="modulepreload"][href="${address}"]`)
}

/** The import takes it from the browser's cache. A `<link>` will not do: its failures are remembered too. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}`)
  await response.arrayBuffer()
  arrived.add(address)
}
