import { storyNames } from './story-names.ts'

/**
 * What the sidebar, the search and documentation call a story: `空 · Empty`. The sidebar shows what stands before the dot
 * (.storybook/manager/labels.ts), the search finds both. English alone where nobody has given it a Chinese name.
 * @param english as Storybook makes it of the export, `Fifty Of Each`
 */
export function nameOf(english: string): string {
  const chinese = Object.hasOwn(storyNames, english) ? storyNames[english] : undefined
  return chinese ? `${chinese} · ${english}` : english
}
