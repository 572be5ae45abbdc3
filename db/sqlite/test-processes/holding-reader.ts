import sqlite from 'sqlite3'

// Started by fold-log.test.ts: holds a snapshot of the database until its input ends, and then for longer than one try to
// fold the log waits; says when it has one.
const LONGER_THAN_A_TRY_MS = 700
const database = new sqlite.Database(process.argv[2] ?? '', sqlite.OPEN_READONLY)
database.exec('BEGIN; SELECT count(*) FROM application', () => process.stdout.write('reading\n'))
process.stdin
  .resume()
  .on('end', () => setTimeout(() => database.close(() => process.exit(0)), LONGER_THAN_A_TRY_MS))
