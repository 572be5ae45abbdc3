import type { Socket } from 'node:net'
import type { Sequelize } from 'sequelize'
import { deadlineLeft } from '#db/connection/request-deadline.ts'

/** What Sequelize keeps as a PostgreSQL connection: the driver's client. */
export interface Client {
  connectionParameters: { query_timeout?: number }
  connection: { stream: Socket }
  _invalid?: boolean
}

interface ConnectionManager {
  getConnection(options: { uuid?: string }): Promise<Client>
  releaseConnection(client: Client): void
}

/** Which of the pool's connections may be used again. */
export interface StalledConnections {
  isUsable(client: Client): boolean
  /** Cuts what the calls of these connections no longer wait for. */
  watch(sequelize: Sequelize): void
}

/** Ends a connection without a word to the server, which undoes its transaction. */
export function dropConnection(client: Client): void {
  // Until the driver hears of it the pool would give it to somebody else.
  client._invalid = true
  client.connection.stream.destroy()
}

/**
 * Cuts the connection of a call past its deadline, even at BEGIN or ROLLBACK. Idle connections opened earlier may be
 * dead too, so they are not used again.
 */
export function dropStalledConnections(): StalledConnections {
  const openedIn = new WeakMap<Client, number>()
  const timers = new WeakMap<Client, NodeJS.Timeout>()
  let age = 0

  const dropStalled = (client: Client) => {
    age += 1
    dropConnection(client)
  }
  return {
    isUsable(client) {
      const isTrusted = !client._invalid && openedIn.get(client) === age
      // The pool's goodbye would wait for an answer.
      if (!isTrusted) dropConnection(client)
      return isTrusted
    },
    watch(sequelize) {
      // Its hooks tell of connections that are taken, of none that are given back, so these two methods are replaced.
      const manager = (sequelize as unknown as { connectionManager: ConnectionManager }).connectionManager
      const get = manager.getConnection.bind(manager)
      const release = manager.releaseConnection.bind(manager)
      sequelize.addHook('afterConnect', (client) => void openedIn.set(client as Client, age))
      manager.getConnection = async (options) => {
        const client = await get(options)
        const left = deadlineLeft()
        if (left < Infinity) timers.set(client, setTimeout(dropStalled, Math.ceil(left), client))
        return client
      }
      manager.releaseConnection = (client) => {
        clearTimeout(timers.get(client))
        release(client)
      }
    },
  }
}
