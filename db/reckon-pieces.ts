import { AsyncResource } from 'node:async_hooks'
import { QueryTypes } from 'sequelize'
import type { Connection } from './connection.ts'

/** How frequent pieces of text are, as PostgreSQL reckons by itself. Nothing is found or missed by it, only sooner or later. */
export interface PieceReckoner {
  /** The pieces of a word that the fewest rows of the table hold; the first of them while nothing is known. */
  rarest(table: string, pieces: readonly string[]): readonly string[]
  /** Resolves when what is under way has ended; nothing begins any more. */
  stop(): Promise<void>
}

/** The index looks in the list of each piece at every row of the shortest one: few find the same rows sooner. */
const MOST_RARE = 3
/** More pieces of a long word find hardly fewer rows. */
const MOST_UNKNOWN = 12
/** PostgreSQL reckons anew once a tenth of the rows has changed. To ask takes several times as long as a search. */
const READ_AGAIN_MS = 10 * 60_000

/** The shares of rows that hold what very many hold, by piece: whatever is not named is rarer. */
type Shares = ReadonlyMap<string, number>

/** The reckoner of a PostgreSQL database. It is asked for at the first search, which does not wait for it. */
export function createPieceReckoner({ sequelize }: Pick<Connection, 'sequelize'>): PieceReckoner {
  const known = new Map<string, Shares>()
  const asked = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let isStopped = false

  // What fails, as where the database is away, is asked for again later.
  const read = AsyncResource.bind((table: string) => {
    asked.set(table, Date.now())
    const reading = readShares({ sequelize }, table)
      .then((shares) => void known.set(table, shares))
      .catch(() => undefined)
      .finally(() => underWay.delete(reading))
    underWay.add(reading)
  })

  return {
    rarest(table, pieces) {
      const age = Date.now() - (asked.get(table) ?? -Infinity)
      // A clock that was set back makes nothing old for years.
      if (!isStopped && (age < 0 || age >= READ_AGAIN_MS)) read(table)
      const shares = known.get(table)
      if (!shares) return pieces.slice(0, MOST_UNKNOWN)
      const shareOf = (piece: string) => shares.get(piece) ?? 0
      return pieces.toSorted((one, other) => shareOf(one) - shareOf(other)).slice(0, MOST_RARE)
    },
    async stop() {
      isStopped = true
      await Promise.all(underWay)
    },
  }
}

async function readShares({ sequelize }: Pick<Connection, 'sequelize'>, table: string): Promise<Shares> {
  const found = await sequelize.query<{ piece: string; share: number }>(
    `SELECT piece, share FROM (
      SELECT unnest(most_common_elems::text::text[]) AS piece, unnest(most_common_elem_freqs) AS share FROM pg_stats
      WHERE schemaname = current_schema() AND tablename = ${sequelize.escape(`${table}_search`)}
    ) AS shares WHERE piece IS NOT NULL`,
    { type: QueryTypes.SELECT },
  )
  return new Map(found.map(({ piece, share }) => [piece, Number(share)]))
}
