/** One fact of the client's specification (docs/spec/checklist.md). */
export interface ChecklistLine {
  /** `A-028` */
  number: string
  section: string
  fact: string
}

/** The lines of the checklist in their order, of the public site (P) or of the back office (A). */
export function checklistLines(checklist: string, letter: 'P' | 'A'): ChecklistLine[] {
  const line = new RegExp(`^- (${letter}-\\d+)[ ?!]* \\[§([\\d.]+)\\] (.*)$`, 'gm')
  return [...checklist.matchAll(line)].map(([, number = '', section = '', fact = '']) => ({
    number,
    section,
    fact,
  }))
}
