import sqlite from 'sqlite3'

// Started by wal-checkpoint.test.ts: reports when it holds a snapshot. After its input ends it holds on longer than
// one checkpoint attempt waits.
const LONGER_THAN_A_TRY_MS = 700
const database = new sqlite.Database(process.argv[2] ?? '', sqlite.OPEN_READONLY)
database.exec('BEGIN; SELECT count(*) FROM application', () => process.stdout.write('reading\n'))
process.stdin
  .resume()
  .on('end', () => setTimeout(() => database.close(() => process.exit(0)), LONGER_THAN_A_TRY_MS))
