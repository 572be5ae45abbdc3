import { storyNames } from './story-names.ts'

/**
 * A story's name in sidebar, search and documentation: `空 · Empty`, or English alone without a Chinese name. The
 * sidebar shows the part before the dot (.storybook/manager/labels.ts); the search finds both.
 * @param english as Storybook makes it of the export, `Fifty Of Each`
 */
export function nameOf(english: string): string {
  const chinese = Object.hasOwn(storyNames, english) ? storyNames[english] : undefined
  return chinese ? `${chinese} · ${english}` : english
}
