import { call, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { uploadPicture } from '#tests/faults/busy-site.ts'

/** What came of a load of writes. */
export interface Tally {
  /** Requests of all kinds. */
  asked: number
  /** Subjects of messages that were answered with 200. */
  acknowledged: string[]
  /** Paths of pictures that were answered with 200. */
  uploaded: string[]
  /** What any other write was answered, or how it was cut. */
  failures: string[]
  /** Reads that were not answered with 200. */
  unread: string[]
  /** Unexpected responses to clients that sent an empty message, which takes the least time of all. */
  unheard: string[]
}

/**
 * Writes, uploads and reads by a balancer, by so many at once, until they are told to stop.
 * @param token of an administrator, who uploads
 */
export function beginLoad(origin: string, name: string, token: string, writers = 8) {
  const tally: Tally = { asked: 0, acknowledged: [], uploaded: [], failures: [], unread: [], unheard: [] }
  let isOver = false

  async function write(writer: number) {
    for (let turn = 0; !isOver; turn += 1) {
      tally.asked += 1
      const subject = `${name} ${writer}-${turn}`
      const answer = await call(origin, 'POST /api/contact/add', {
        body: { ...visitorMessage, subject },
        headers: { 'X-Forwarded-For': randomAddress() },
      }).catch((error: unknown) => ({ code: undefined, message: String(error) }))
      if (answer.code === 200) tally.acknowledged.push(subject)
      else tally.failures.push(`${subject}: ${answer.code} ${answer.message}`)
    }
  }

  async function upload() {
    while (!isOver) {
      tally.asked += 1
      const sent = await uploadPicture(origin, token).catch((error: unknown) => ({
        name: String(error),
        status: undefined,
      }))
      if (sent.status === 200) tally.uploaded.push(sent.name)
      else tally.failures.push(`an upload: ${sent.status} ${sent.name}`)
    }
  }

  async function read() {
    while (!isOver) {
      tally.asked += 1
      const answer = await fetch(`${origin}/api/banner/list`).catch((error: unknown) => String(error))
      if (typeof answer === 'string') tally.unread.push(answer)
      else if ((await answer.text()) === '' || !answer.ok) tally.unread.push(String(answer.status))
    }
  }

  async function sendNothing() {
    while (!isOver) {
      tally.asked += 1
      const answer = await call(origin, 'POST /api/contact/add', { body: {} }).catch(String)
      if (typeof answer === 'string') tally.unheard.push(answer)
      else if (answer.status !== 400) tally.unheard.push(`${answer.status} ${answer.message}`)
    }
  }

  const all = [
    ...Array.from({ length: writers }, (_each, writer) => write(writer)),
    ...[1, 2, 3, 4].map(sendNothing),
    upload(),
    read(),
  ]
  return {
    tally,
    async stop() {
      isOver = true
      await Promise.all(all)
      return tally
    },
  }
}

/** An address that no limit has met yet. */
export function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => String(Math.floor(Math.random() * 254) + 1))].join('.')
}
