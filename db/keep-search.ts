import { AsyncResource } from 'node:async_hooks'
import type { Transaction } from 'sequelize'
import type { Backend } from '#contract/engine/backend.ts'
import type { Connection } from './connection.ts'
import { fillSome, takeOut, type Filled } from './lists/fill-index.ts'
import { searchedTables } from './lists/searched-tables.ts'

/** With fewer nobody would notice that a search takes longer. */
const MANY = 20_000
const TOLD_EACH = 100_000

/** Keeps SQLite's search indexes up with their tables (migrations/search-indexes.ts). */
export interface SearchKeeper {
  /** Begins to take in and out what waits, some in each transaction, unless that is under way. */
  fill(table: string, report?: Backend['report']): void
  /** Takes out what a row has left that this transaction removed or changed; nothing of a table that has no index. */
  takeOut(table: string, id: number, transaction: Transaction): Promise<void>
  /** Resolves when all texts that rows have left are out, whoever changed these; rows may still wait to come in. */
  takeOutAll(): Promise<void>
  /** Ends after the transaction that is under way. */
  stop(): void
}

/** The keeper of a SQLite file. A stop in the middle loses nothing: what waits is in the database, and searches look at it. */
export function createSearchKeeper({
  sequelize,
  write,
}: Pick<Connection, 'sequelize' | 'write'>): SearchKeeper {
  const underWay = new Set<string>()
  let isStopped = false

  async function fillTable(table: string, report?: Backend['report']): Promise<void> {
    for (let filled = 0; !isStopped;) {
      const { rows, isDone } = await write((transaction) => fillSome(sequelize, table, transaction))
      filled += rows
      if (filled >= MANY && (isDone || (rows > 0 && filled % TOLD_EACH === 0)))
        report?.('正在补建搜索索引，期间搜索较慢', { table, filled, isDone }, 'warn')
      if (isDone) return
    }
  }

  function fill(table: string, report?: Backend['report']): void {
    if (isStopped || underWay.has(table)) return
    underWay.add(table)
    // What fails, on a locked or full disk, is tried again with the next search.
    void fillTable(table, report)
      .catch(() => undefined)
      .finally(() => underWay.delete(table))
  }

  return {
    // Neither part of the call whose search began it nor of its transaction.
    fill: AsyncResource.bind(fill),
    async takeOut(table, id, transaction) {
      if (searchedTables.has(table)) await takeOut(sequelize, table, `"id" = ${id}`, transaction)
    },
    async takeOutAll() {
      for (const table of searchedTables.keys()) {
        // Texts go out before rows come in.
        let some: Filled
        do some = await write((transaction) => fillSome(sequelize, table, transaction))
        while (!some.isDone && some.rows === 0)
      }
    },
    stop: () => void (isStopped = true),
  }
}

/** Begins with whatever waits, as after an upgrade or where rows were put in by hand. */
export function fillSearches({ search }: Connection, report?: Backend['report']): void {
  for (const table of searchedTables.keys()) search?.fill(table, report)
}
