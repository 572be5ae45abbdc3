/** A situation that has a name. */
export interface NamedSituation {
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
  ms?: number
  applied?: string
}

/** Why a situation was refused, and what may have been meant. */
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
  scenarios(): Promise<readonly NamedSituation[]>
  situation(): Promise<string>
  /** @throws {Refused} where the text is no situation */
  choose(text: string): Promise<string>
  calls(): Promise<readonly ShownCall[]>
  forgetCalls(): Promise<void>
  reset(): Promise<void>
}

/** The same over HTTP. */
export const mockApi: MockApi = {
  scenarios: () => ask('GET', 'scenarios'),
  situation: async () => (await ask<{ situation: string }>('GET', 'situation')).situation,
  choose: async (text) =>
    (await ask<{ situation: string }>('POST', 'situation', { situation: text })).situation,
  calls: () => ask('GET', 'calls'),
  forgetCalls: () => ask('DELETE', 'calls'),
  reset: () => ask('POST', 'reset', {}),
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
  if (!response.ok) throw new Refused(message, nearest)
  return data
}
