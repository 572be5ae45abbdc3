import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { imageForm } from '#tests/contract/records.ts'

/** People who write, and what they were told is kept. */
export interface Writers {
  /** Names of what was acknowledged so far. */
  acknowledged: string[]
  /** Status of every other answer so far; a connection that broke is none. */
  refused: number[]
  /** Lets those that write end what they do; afterwards nothing comes any more. */
  stop(): Promise<void>
}

const PAGE_SIZE = 100

let series = 0

/**
 * Concurrent writers: three visitors send messages, an administrator adds partners, and one uploads pictures. Each
 * item has a unique name and is sent once, so that a duplicate means it was stored twice.
 * @param token of a session on this site
 * @param options `restMs`: the pause after a response; otherwise they write without pause
 */
export function startWriters(origin: string, token: string, { restMs = 0 } = {}): Writers {
  const mark = `${process.pid}-${++series}`
  const acknowledged: string[] = []
  const refused: number[] = []
  let hasEnded = false
  const write = async (writer: string, send: (name: string) => Promise<Sent>) => {
    for (let turn = 0; !hasEnded; turn += 1) {
      const sent = await send(`${mark} ${writer} ${turn}`).catch(() => undefined)
      if (sent?.status === 200) acknowledged.push(sent.name)
      else if (sent) refused.push(sent.status)
      // A site that is away refuses faster than anything else could run.
      const rest = sent?.status === 200 ? restMs : Math.max(restMs, 20)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }
  const ends = [
    ...['visitor 1', 'visitor 2', 'visitor 3'].map((visitor) =>
      write(visitor, (name) => leaveMessage(origin, name)),
    ),
    write('partners', (name) => addPartner(origin, token, name)),
    write('pictures', () => uploadPicture(origin, token)),
  ]
  return {
    acknowledged,
    refused,
    async stop() {
      hasEnded = true
      await Promise.all(ends)
    },
  }
}

/** What was sent, under the name it can be found by, and how it was answered. */
export interface Sent {
  name: string
  status: number
}

/** Leaves a message with this subject. */
export async function leaveMessage(origin: string, name: string): Promise<Sent> {
  const { status } = await call(origin, 'POST /api/contact/add', {
    body: { ...visitorMessage, subject: name },
  })
  return { name, status }
}

/** Adds a partner of this name. */
export async function addPartner(origin: string, token: string, name: string): Promise<Sent> {
  const { status } = await call(origin, 'POST /api/partner/add', {
    token,
    body: { name, logoUrl: 'logo.png', status: 0 },
  })
  return { name, status }
}

/** Uploads a picture; its name is the path that the site gave it. */
export async function uploadPicture(origin: string, token: string): Promise<Sent> {
  const answer = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: imageForm(),
  })
  const { data } = (await answer.json()) as { data: string }
  return { name: data, status: answer.status }
}

/**
 * Names of everything that writers may have left on a site.
 * @param uploaded paths of pictures, which no list tells: those that the site still serves are among the answer
 */
export async function storedOn(origin: string, uploaded: readonly string[]): Promise<string[]> {
  const token = await signIn(origin)
  const names = async (line: string, field: string) => {
    const { data } = await call<Record<string, string>[]>(origin, line, { token })
    return data.map((row) => row[field] ?? '')
  }
  // Page by page: without one, a list of messages ends at a thousand, and a fast machine writes more.
  const messages: string[] = []
  for (let page = 1; messages.length === (page - 1) * PAGE_SIZE; page += 1)
    messages.push(...(await names(`GET /api/contact/admin/list?page=${page}&size=${PAGE_SIZE}`, 'subject')))
  const partners = await names('GET /api/partner/admin/list', 'name')
  const paths = uploaded.filter((name) => name.startsWith('/upload/'))
  const served = await Promise.all(
    paths.map(async (path) => [path, (await fetch(origin + path)).status] as const),
  )
  return [...messages, ...partners, ...served.flatMap(([path, status]) => (status === 200 ? [path] : []))]
}
