import { allComponents, sharedFolders } from '#design-system/component-registry.ts'

/** Remix reads addresses from the names of its routes, MSW and dependency-cruiser look for their own. */
const namedByOthers = /^(app\/routes\/|mocks\/public\/mockServiceWorker\.js$|\.dependency-cruiser\.mjs$)/
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|js|mjs)$/

/** Modules whose names are not in kebab-case. @param files paths from the project's root */
export function wrongNames(files: readonly string[]): string[] {
  return files
    .filter((path) => /\.(ts|tsx|js|cjs|mjs)$/.test(path) && !namedByOthers.test(path))
    .filter((path) => !kebabCase.test(path.slice(path.lastIndexOf('/') + 1)))
    .map((path) => `${path}: name it in kebab-case`)
}

/** Private parts by which a module would change styled-components or the engine (decision 0036); others are left to review. */
const CHANGES_PACKAGES = /\b(__PRIVATE__|setFlagsFromString)\b/
const MOST_PATCHES = 2

/**
 * Places that change packages, where nothing but a few patches may.
 * @param sources modules of the product, by their paths
 * @param files all paths from the project's root
 */
export function changedPackages(
  sources: Readonly<Record<string, string>>,
  files: readonly string[],
): string[] {
  const patches = files.filter((path) => path.startsWith('patches/'))
  return [
    ...Object.entries(sources).flatMap(([path, source]) => {
      const [word] = CHANGES_PACKAGES.exec(source) ?? []
      return word ? [`${path}: use the package as it is, without ${word}`] : []
    }),
    ...(patches.length > MOST_PATCHES
      ? [`patches: at most ${MOST_PATCHES}, there are ${patches.length}`]
      : []),
  ]
}

/** What a component of the design system lacks, and lines of the inventory without one. @param files as above */
export function unfinishedParts(files: readonly string[]): string[] {
  const all = new Set(files)
  const listed = new Set<string>(allComponents.map(({ folder }) => folder))
  const folders = new Set(files.flatMap((path) => /^design-system\/([a-z-]+)\//.exec(path)?.[1] ?? []))
  const parts = [...folders].filter((folder) => !sharedFolders.has(folder))
  return [
    ...parts
      .filter((folder) => !all.has(`design-system/${folder}/index.ts`))
      .map((folder) => `design-system/${folder}: add index.ts, through which others import it`),
    ...parts
      .filter((folder) => !all.has(`stories/design-system/${folder}.stories.tsx`))
      .map((folder) => `design-system/${folder}: add stories/design-system/${folder}.stories.tsx`),
    ...parts
      .filter((folder) => !all.has(`stories/usage/components/${folder}.tsx`))
      .map((folder) => `design-system/${folder}: add stories/usage/components/${folder}.tsx`),
    ...parts
      .filter((folder) => !listed.has(folder))
      .map((folder) => `design-system/${folder}: add a line to design-system/component-registry.ts`),
    ...[...listed]
      .filter((folder) => !folders.has(folder))
      .map((folder) => `design-system/component-registry.ts: ${folder} has no folder in design-system`),
  ]
}
