import { checklistLines } from '../checks/checklist-lines.ts'

/** The facts of `docs/spec/checklist.zh.md` by the numbers of the lines. */
export function chineseFacts(checklist: string): Map<string, string> {
  return new Map(
    (['P', 'A'] as const).flatMap((letter) =>
      checklistLines(checklist, letter).map(({ number, fact }) => [number, fact] as const),
    ),
  )
}
