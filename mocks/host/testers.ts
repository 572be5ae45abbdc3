import { LRUCache } from 'lru-cache'
import type { MemoryBackend } from '#mocks/memory-backend.ts'
import { applyRules, type AppliedRules } from '#mocks/rules/apply-rules.ts'
import type { MockRules } from '#mocks/rules/mock-rules.ts'
import type { Replay } from '#mocks/bug-report/replay.ts'
import { createClock, type Clock } from './clock.ts'
import { createCallLog, type CallLog } from './call-log.ts'

/** Somebody who tries mock mode: a browser by its cookie, a program by its header, or all who show neither. */
export interface Tester {
  /** Empty for those who show no mark. */
  readonly id: string
  /** How the API behaves for them. */
  begun: AppliedRules
  /** Their own content, accounts and files. */
  readonly backend: MemoryBackend
  readonly clock: Clock
  readonly calls: CallLog
  /** The bug report whose answers they get, before their own content is asked. */
  replay?: Replay
}

/** More are forgotten, the one that was away the longest first. */
const MOST_TESTERS = 100

/** Testers by their mark, made when they first come. */
export function createTesters(createBackend: (now: () => Date) => MemoryBackend) {
  const common = newTester('', createBackend)
  const marked = new LRUCache<string, Tester>({
    max: MOST_TESTERS,
    memoMethod: (id) => newTester(id, createBackend),
  })
  return {
    common,
    /** The tester of a mark. */
    of: (id: string): Tester => (id === '' ? common : marked.memo(id)),
  }
}

export type Testers = ReturnType<typeof createTesters>

function newTester(id: string, createBackend: (now: () => Date) => MemoryBackend): Tester {
  const clock = createClock()
  return { id, begun: usually(), backend: createBackend(clock.now), clock, calls: createCallLog() }
}

/** All of a tester's own as it was at first: content, rules, clock and calls. */
export function resetTester(tester: Tester): void {
  tester.begun = usually()
  tester.replay = undefined
  tester.clock.reset()
  tester.backend.reset()
  tester.calls.forget()
}

const usually = () => applyRules(normal)
const normal: MockRules = { parts: [] }
