import type { Session } from '#app/admin/api/session.ts'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'

/** A set of mock rules that has a name. */
export interface NamedScenario {
  name: string
  group: string
  label: string
  composition: string
}

/** One call that was made. */
export interface ShownCall {
  id: number
  line: string
  method: string
  address: string
  by: 'page' | 'http'
  headers: Readonly<Record<string, string>>
  sent: string
  status?: number
  answered?: string
  type?: string
  ms?: number
  applied?: string
}

/** Why a set of mock rules was refused, and what may have been meant. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    message: string,
    readonly nearest: readonly string[],
  ) {
    super(message)
  }
}

/** What the bar asks of mock mode (docs/mocks.md, over HTTP). Each throws what cannot be done, in a Chinese sentence. */
export interface MockApi {
  scenarios(): Promise<readonly NamedScenario[]>
  situation(): Promise<string>
  /** @throws {Refused} where the text holds no valid rules */
  choose(text: string): Promise<string>
  calls(): Promise<readonly ShownCall[]>
  forgetCalls(): Promise<void>
  reset(): Promise<void>
  /** The bug report that is being played. */
  playing(): Promise<PlayedBugReport | null>
  /**
   * Plays a bug report from now on.
   * @throws {Refused} where the file is none
   */
  play(file: string): Promise<PlayedBugReport & { session?: Session }>
  stopPlaying(): Promise<void>
}

/** What a page needs of a bug report to show its screen; mock mode gives the answers. */
export type PlayedBugReport = Pick<BugReport, 'address' | 'panel' | 'note' | 'screen'>

/** The same over HTTP. */
export const mockApi: MockApi = {
  scenarios: () => ask('GET', 'scenarios'),
  situation: async () => (await ask<{ situation: string }>('GET', 'situation')).situation,
  choose: async (text) =>
    (await ask<{ situation: string }>('POST', 'situation', { situation: text })).situation,
  calls: () => ask('GET', 'calls'),
  forgetCalls: () => ask('DELETE', 'calls'),
  reset: () => ask('POST', 'reset', {}),
  playing: () => ask('GET', 'capsule'),
  play: async (file) => ask('POST', 'capsule', parsed(file)),
  stopPlaying: () => ask('DELETE', 'capsule'),
}

/** Read here too: what is none, or far too large, need not be sent. */
function parsed(file: string): BugReport {
  try {
    return readBugReport(file)
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), [])
  }
}

async function ask<Data>(method: string, name: string, sent?: unknown): Promise<Data> {
  const response = await fetch(`/mock/${name}`, {
    method,
    ...(sent !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  })
  const {
    message,
    nearest = [],
    data,
  } = (await response.json()) as {
    message: string
    nearest?: string[]
    data: Data
  }
  // What stands as buttons is not listed in words too.
  if (!response.ok) throw new Refused(message.replace(`。最接近的：${nearest.join('、')}`, ''), nearest)
  return data
}
