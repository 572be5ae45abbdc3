import { compareReplays, type Difference } from './compare.ts'
import { declaredCalls, type DeclaredCall } from './declared-calls.ts'
import { replay, type Exchange } from './replay.ts'
import { openMocks, openProduct, type Side } from './sides.ts'

/** What a run of the parity found. */
export interface Parity {
  declared: number
  requests: number
  /** How many requests were made of each call, by its line. */
  requestsOfCalls: Record<string, number>
  /** How many answers of the mocks had each status, so that a reader sees what was asked. */
  statuses: Record<string, number>
  differences: Difference[]
}

export interface ParityOptions {
  calls?: readonly DeclaredCall[]
  openMocked?: () => Promise<Side>
  /** What the product answered to these calls, where that is known (`replayProduct`). */
  real?: readonly Exchange[]
}

/**
 * Replays every declared call against the mocks and against the product, and lists where they answer differently.
 * One side after the other: while the mocks listen they take every call of this process.
 */
export async function findDifferences({
  calls = declaredCalls,
  openMocked = openMocks,
  real,
}: ParityOptions = {}): Promise<Parity> {
  const mocked = await replayed(openMocked, calls)
  const answered = real ?? (await replayProduct(calls))
  return {
    declared: calls.length,
    requests: mocked.length,
    requestsOfCalls: counted(mocked.map(({ line }) => line)),
    statuses: counted(mocked.map(({ status }) => status)),
    differences: [...compareReplays(mocked, answered), ...missing(calls, mocked)],
  }
}

/** What a product that was just started answers to these calls. */
export function replayProduct(calls: readonly DeclaredCall[]): Promise<Exchange[]> {
  return replayed(openProduct, calls)
}

async function replayed(open: () => Promise<Side>, calls: readonly DeclaredCall[]): Promise<Exchange[]> {
  const side = await open()
  try {
    return await replay(side, calls)
  } finally {
    await side.close()
  }
}

/** Declared calls that nobody asked for. */
export function missing(calls: readonly DeclaredCall[], exchanges: readonly Exchange[]): Difference[] {
  const asked = new Set(exchanges.map(({ line }) => line))
  return calls
    .filter(({ call }) => !asked.has(call.line))
    .map(({ call: { line } }) => ({
      line,
      variant: 'good',
      request: line,
      kind: 'not replayed',
      at: 'request',
      mocks: '',
      product: '',
    }))
}

function counted(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
