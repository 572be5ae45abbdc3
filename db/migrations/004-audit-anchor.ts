import { column, type Migration } from './schema.ts'

const { id, integer, text } = column

/** What the journal must hold, kept apart from it; a journal that is there already is taken as it is. */
export const auditAnchor: Migration = {
  name: '004-audit-anchor',
  async up(schema) {
    await schema.createTable('audit_anchor', {
      id,
      written: integer,
      purged: integer,
      purgedHash: text,
      lastHash: text,
    })
    await schema.run(`
      INSERT INTO audit_anchor ("written", "purgedHash", "lastHash")
      SELECT (SELECT count(*) FROM audit),
        COALESCE((SELECT "previousHash" FROM audit WHERE "hash" <> '' ORDER BY "id" LIMIT 1), ''),
        "hash"
      FROM audit ORDER BY "id" DESC LIMIT 1`)
  },
}
