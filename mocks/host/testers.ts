import { beginSituation, type BegunSituation } from '#mocks/situation/begin-situation.ts'
import type { Situation } from '#mocks/situation/situation.ts'

/** Somebody who tries mock mode: a browser by its cookie, a program by its header, or all who show neither. */
export interface Tester {
  /** Empty for those who show no mark. */
  readonly id: string
  /** How the API behaves for them. */
  begun: BegunSituation
}

/** More are forgotten, the one that was away the longest first. */
const MOST_TESTERS = 100

/** Testers by their mark, made when they first come. */
export function createTesters() {
  const common: Tester = { id: '', begun: usually() }
  const marked = new Map<string, Tester>()
  return {
    common,
    /** The tester of a mark. */
    of(id: string): Tester {
      if (id === '') return common
      const tester = marked.get(id) ?? { id, begun: usually() }
      marked.delete(id)
      marked.set(id, tester)
      const [oldest] = marked.keys()
      if (marked.size > MOST_TESTERS && oldest !== undefined) marked.delete(oldest)
      return tester
    },
  }
}

/** Nothing out of the ordinary. */
export const usually = () => beginSituation(normal)
const normal: Situation = { parts: [] }
