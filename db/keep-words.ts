import { AsyncResource } from 'node:async_hooks'
import type { Connection } from './connection.ts'
import { isWorthKeeping, keepWord, type SoughtWord } from './lists/frequent-words.ts'

/** Chooses the words whose numbers PostgreSQL keeps (migrations/frequent-words.ts). */
export interface WordKeeper {
  /** Is told how many rows hold a word that was counted; from so many on that their count takes long, it is kept. */
  noteHits(word: SoughtWord, hits: number): void
  /** Resolves when what is under way has ended; nothing begins any more. */
  stop(): Promise<void>
}

/** The keeper of a PostgreSQL database. Whatever it does not come to is counted and told to it again. */
export function createWordKeeper(connection: Pick<Connection, 'sequelize' | 'write'>): WordKeeper {
  const underWay = new Map<string, Promise<void>>()
  let isStopped = false

  async function keep(word: SoughtWord, hits: number): Promise<void> {
    if (!(await isWorthKeeping(connection, word, hits)) || isStopped) return
    await connection.write((transaction) => keepWord(connection, word, transaction))
  }

  function noteHits(word: SoughtWord, hits: number): void {
    const name = `${word.table} ${word.word}`
    if (isStopped || underWay.has(name)) return
    // What fails, as where the database is away, is tried again with the next search.
    const kept = keep(word, hits)
      .catch(() => undefined)
      .finally(() => underWay.delete(name))
    underWay.set(name, kept)
  }

  return {
    // Neither part of the call whose search was counted nor of its transaction.
    noteHits: AsyncResource.bind(noteHits),
    async stop() {
      isStopped = true
      await Promise.all(underWay.values())
    },
  }
}
