import type { Database } from 'sqlite3'

/**
 * Closes a connection to SQLite and never rejects.
 * @returns what kept it from closing, such as a statement of it that is still open
 */
export const closeSqlite = (database: Database): Promise<Error | null> =>
  new Promise((resolve) => database.close(resolve))
