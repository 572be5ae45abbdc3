import { synonyms } from './synonyms.ts'
import { allComponents, components, type Folder, type Part } from '#design-system/component-registry.ts'

/** The part that lives in a folder, if it is a component's. */
export const partOf = (folder: string) => allComponents.find((part) => part.folder === folder)

/** What a folder is called in English: `Column chooser`. */
export const englishName = (folder: string) =>
  `${folder[0]?.toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`

/**
 * Where a component stands in Storybook's sidebar: its job, its names, and after the dot what else people call it. The
 * search finds all of that; the sidebar shows what stands before the dot (.storybook/manager/labels.ts).
 */
export function storybookTitle({ folder, name }: Part & { folder: Folder }): string {
  const job = Object.entries(components).find(([, parts]) =>
    parts.some((part) => part.folder === folder),
  )?.[0]
  return `Design system/${job}/${name} ${englishName(folder)} · ${synonyms[folder]}`
}

/** What the addresses of a component's stories begin with; two had been written as one word before. */
export const storyIdOf = (folder: Folder) =>
  `design-system-${{ 'error-summary': 'errorsummary', 'section-rail': 'sectionrail' }[folder as string] ?? folder}`
