/** Stands between the texts of a row in an index, so that no word is found across two of them. */
export const SEPARATOR = '\u0001'

/** The tables beside a SQLite table: the index, its trigrams, rows to add, texts to remove. */
const searchTables = (table: string) => ({
  index: `${table}_search`,
  terms: `${table}_search_terms`,
  waiting: `${table}_unsearched`,
  outdated: `${table}_outdated`,
})

/** SQL for all texts of a row as SQLite indexes them. Two ends, so that the last letters begin a piece of three too. */
function sqliteText(fields: readonly string[], row = ''): string {
  const texts = fields.map((field) => `coalesce(${row}"${field}", '')`)
  return `lower(${texts.join(' || char(1) || ')} || char(1, 1))`
}

/** SQL for the trigrams by which PostgreSQL finds a row; the index is used only if the text is identical. */
function postgresPieces(fields: readonly string[], made = 'search_pieces'): string {
  return `${made}(ARRAY[${fields.map((field) => `"${field}"`).join(', ')}])`
}

/**
 * SQL that makes a table's texts searchable from now on. SQLite: contentless FTS5 trigrams, removed texts
 * overwritten; triggers only record pending work, so any SQLite version runs them.
 */
export const searchIndexSql = {
  sqlite(table: string, fields: readonly string[]): string[] {
    const { index, terms, waiting, outdated } = searchTables(table)
    const quoted = fields.map((field) => `"${field}"`)
    const isOther = ['"id"', ...quoted].map((field) => `OLD.${field} IS NOT NEW.${field}`).join(' OR ')
    const leaves = `INSERT INTO "${outdated}" ("id", "text") SELECT OLD."id", ${sqliteText(fields, 'OLD.')}
        WHERE NOT EXISTS (SELECT 1 FROM "${waiting}" WHERE "id" = OLD."id");
      DELETE FROM "${waiting}" WHERE "id" = OLD."id"`
    return [
      `CREATE VIRTUAL TABLE "${index}" USING fts5("text", content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1')`,
      `INSERT INTO "${index}" ("${index}", rank) VALUES ('secure-delete', 1)`,
      `CREATE VIRTUAL TABLE "${terms}" USING fts5vocab("${index}", 'instance')`,
      `CREATE TABLE "${waiting}" ("id" INTEGER PRIMARY KEY)`,
      `CREATE TABLE "${outdated}" ("id" INTEGER PRIMARY KEY, "text" TEXT NOT NULL)`,
      `CREATE TRIGGER "${table}_search_added" AFTER INSERT ON "${table}"
        BEGIN INSERT INTO "${waiting}" ("id") VALUES (NEW."id"); END`,
      `CREATE TRIGGER "${table}_search_removed" AFTER DELETE ON "${table}" BEGIN ${leaves}; END`,
      `CREATE TRIGGER "${table}_search_changed" AFTER UPDATE OF "id", ${quoted.join(', ')} ON "${table}" WHEN ${isOther}
        BEGIN ${leaves}; INSERT INTO "${waiting}" ("id") VALUES (NEW."id"); END`,
      `INSERT INTO "${waiting}" ("id") SELECT "id" FROM "${table}"`,
    ]
  },
  postgres: (table: string, fields: readonly string[]): string[] =>
    postgresIndex(table, postgresPieces(fields, 'search_grams')),
}

// Its list of what is not sorted in yet is kept short, since every search reads it.
const postgresIndex = (table: string, pieces: string) => [
  `SET LOCAL maintenance_work_mem = '256MB'`,
  `CREATE INDEX "${table}_search" ON "${table}" USING gin (${pieces}) WITH (gin_pending_list_limit = 1024)`,
]

/** SQL that makes these indexes of PostgreSQL again, of two letters and of three. */
export function indexPieces(fieldsOf: Readonly<Record<string, readonly string[]>>): string[] {
  const again = Object.entries(fieldsOf).flatMap(([table, fields]) => [
    `DROP INDEX "${table}_search"`,
    ...postgresIndex(table, postgresPieces(fields)),
  ])
  return [POSTGRES_PIECES, ...again, 'DROP FUNCTION search_grams(text[])']
}

/**
 * SQL for SQLite's `INSERT OR REPLACE`, which skips the replaced row's trigger; that row is recorded as changed. If
 * the insert is then ignored, the existing row is only indexed again.
 */
export function recordReplacedText(table: string, fields: readonly string[]): string {
  const { waiting, outdated } = searchTables(table)
  return `CREATE TRIGGER "${table}_search_replaced" BEFORE INSERT ON "${table}"
    WHEN EXISTS (SELECT 1 FROM "${table}" WHERE "id" = NEW."id")
      AND NOT EXISTS (SELECT 1 FROM "${waiting}" WHERE "id" = NEW."id")
    BEGIN
      INSERT INTO "${outdated}" ("id", "text") SELECT "id", ${sqliteText(fields)} FROM "${table}" WHERE "id" = NEW."id";
      INSERT INTO "${waiting}" ("id") VALUES (NEW."id");
    END`
}

/**
 * PostgreSQL's pieces: each two letters that stand together, and each three. Not marked as safe to run beside itself: starting
 * workers takes longer than such a search.
 */
const POSTGRES_PIECES = `CREATE FUNCTION search_pieces(texts text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE AS $body$
  DECLARE letters text[] := string_to_array(lower(array_to_string(texts, chr(1)) COLLATE "C"), NULL);
  BEGIN
    RETURN ARRAY(
      SELECT first || second FROM unnest(letters, letters[2:]) AS pair(first, second) WHERE second IS NOT NULL
      UNION ALL
      SELECT first || second || third FROM unnest(letters, letters[2:], letters[3:]) AS triple(first, second, third)
        WHERE third IS NOT NULL);
  END $body$`

/** What they were at first: each two letters (migrations/009-growing-lists.ts). */
export const POSTGRES_GRAMS = `CREATE FUNCTION search_grams(texts text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE AS $body$
  DECLARE letters text[] := string_to_array(lower(array_to_string(texts, chr(1)) COLLATE "C"), NULL);
  BEGIN
    RETURN ARRAY(SELECT first || second FROM unnest(letters, letters[2:]) AS pair(first, second) WHERE second IS NOT NULL);
  END $body$`
