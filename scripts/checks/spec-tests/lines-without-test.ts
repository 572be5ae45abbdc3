/** Why a line of the checklist has no test. */
export type Why =
  /** It tells what the product is and for whom; nothing happens or fails to happen by it. */
  | 'description'
  /** It says that the specification leaves something out, and nothing was decided that a test could hold. */
  | 'not shown'

/** Lines without a test, each with its reason. */
export type Reasons = Readonly<Record<string, { why: Why; because: string }>>

export const linesWithoutTest: Reasons = {
  'P-001': { why: 'description', because: 'It names the kind of product.' },
  'P-413': { why: 'not shown', because: 'There is one role; a finer one was neither asked for nor built.' },
  'P-455': {
    why: 'not shown',
    because: 'The map service has an interface of its own; how its failures are met is P-481 to P-485.',
  },
  'A-001': { why: 'description', because: 'It names the kind of product.' },
  'A-002': {
    why: 'description',
    because: 'It tells who works here; what the administrator can do is told line by line below.',
  },
  'A-004': { why: 'description', because: 'It explains an abbreviation.' },
  'A-005': { why: 'description', because: 'It tells who works here; who may sign in is A-006 and A-423.' },
  'A-427': { why: 'not shown', because: 'There is one role; a finer one was neither asked for nor built.' },
}
