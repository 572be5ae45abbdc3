import type { FinishedAnswer } from './finished-answer.ts'
import type { Revision, Revisions } from './revisions.ts'

/** However nobody says that something was written, as by hand in the database: nothing is told for longer. */
const LONGEST_MS = 60_000

interface Kept {
  answer: FinishedAnswer
  until: number
}

/** Answers of public addresses as finished bytes. */
export interface KeptAnswers {
  /** What is kept and still true. */
  find(address: string): FinishedAnswer | undefined
  /** Makes it, once for all who ask for this address meanwhile. */
  make(address: string): Promise<FinishedAnswer>
}

/**
 * Keeps answers while nothing is written (docs/decisions/0017-kept-answers.md).
 * @param make one address's answer, as it is now
 * @param mostBytes of memory; of more, what was asked for longest ago goes
 * @param changesAt when answers next differ without any write, such as at midnight; where that cannot be said, nothing is kept
 */
export function keepAnswers(
  make: (address: string) => Promise<FinishedAnswer>,
  revisions: Revisions,
  mostBytes: number,
  changesAt: (now: number) => Promise<number>,
  now: () => number = Date.now,
): KeptAnswers {
  const kept = new Map<string, Kept>()
  const making = new Map<string, { revision: Revision; answer: Promise<FinishedAnswer> }>()
  let size = 0
  revisions.onBegin(() => {
    kept.clear()
    size = 0
  })

  function drop(address: string) {
    size -= kept.get(address)?.answer.size ?? 0
    kept.delete(address)
  }

  function keep(address: string, answer: FinishedAnswer, until: number) {
    drop(address)
    kept.set(address, { answer, until })
    size += answer.size
    for (const oldest of kept.keys()) {
      if (size <= mostBytes) return
      drop(oldest)
    }
  }

  async function makeNow(address: string, revision: Revision): Promise<FinishedAnswer> {
    const began = now()
    const changing = changesAt(began).catch(() => began)
    const answer = await make(address)
    // A database that does not answer must hold back the keeping alone, not the answer.
    void changing.then((change) => {
      // What was written meanwhile may be in it or not.
      if (answer.isKept && revision === revisions.current())
        keep(address, answer, Math.min(began + LONGEST_MS, change))
    })
    return answer
  }

  return {
    find(address) {
      const found = kept.get(address)
      if (!found) return undefined
      if (now() >= found.until) return void drop(address)
      // The last to be asked for goes last.
      kept.delete(address)
      kept.set(address, found)
      return found.answer
    },
    make(address) {
      const revision = revisions.current()
      const running = making.get(address)
      if (running?.revision === revision) return running.answer
      const answer = makeNow(address, revision).finally(() => {
        if (making.get(address)?.answer === answer) making.delete(address)
      })
      making.set(address, { revision, answer })
      return answer
    },
  }
}
