import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import type { ContentListener } from '#db/store/content-listener.ts'
import { createDedicatedPgClient } from './dedicated-pg-client.ts'
import { withDeadline, runWithDeadline } from '#db/connection/request-deadline.ts'

/** The processes of one PostgreSQL database tell each other of their writes (LISTEN, NOTIFY). */
export interface PeerEvents {
  /** Tells of a write, once its transaction is durable. */
  notify(transaction: Transaction): Promise<void>
  /** Begins to listen: calls `lost` at once, and `found` when it is in touch. */
  listen(heard: ContentListener): void
  stop(): Promise<void>
}

const CHANNEL = 'tulian_written'

/** Together under a second, which is how long others may go unheard. */
const TOUCH_EVERY_MS = 300
const LONGEST_SILENCE_MS = 700

/**
 * Notifies itself regularly over the connections that announce writes. This detects a listener that is cut off or
 * behind a pooler.
 */
export function createPeerEvents(sequelize: Sequelize, address: string): PeerEvents {
  const own = randomUUID()
  let listener: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isInTouch = false
  let isTouching = false
  let heardLast = 0

  const notify = (payload: string, transaction?: Transaction) =>
    sequelize.query('SELECT pg_notify($1, $2)', {
      bind: [CHANNEL, payload],
      type: QueryTypes.SELECT,
      transaction,
    })

  function touch(heard: ContentListener) {
    if (isInTouch && Date.now() - heardLast > LONGEST_SILENCE_MS) {
      isInTouch = false
      heard.onDisconnected()
      drop()
    }
    if (!listener) listener = listen(heard)
    if (isTouching) return
    isTouching = true
    runWithDeadline(() => withDeadline(() => notify(`touch ${own}`)))
      .catch(() => undefined)
      .finally(() => (isTouching = false))
  }

  function listen(heard: ContentListener): pg.Client {
    const client = createDedicatedPgClient(address, 'tulian-site-listener')
    const gone = () => {
      if (listener === client) drop()
    }
    client.on('error', gone).on('end', gone)
    client.on('notification', ({ payload = '' }) => {
      if (listener !== client) return
      const [word, sender] = payload.split(' ')
      if (sender !== own) return word === 'written' ? heard.onWrite() : undefined
      heardLast = Date.now()
      if (word !== 'touch' || isInTouch) return
      isInTouch = true
      heard.onReconnected()
    })
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .catch(gone)
    return client
  }

  function drop() {
    const client = listener
    listener = undefined
    client?.end().catch(() => undefined)
  }

  return {
    notify: async (transaction) => void (await notify(`written ${own}`, transaction)),
    listen(heard) {
      heard.onDisconnected()
      touch(heard)
      timer = setInterval(touch, TOUCH_EVERY_MS, heard)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      const client = listener
      listener = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
