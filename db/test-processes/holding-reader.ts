import sqlite from 'sqlite3'

// Started by fold-log.test.ts: holds a snapshot of the database until its input ends, and says when it has one.
const database = new sqlite.Database(process.argv[2] ?? '', sqlite.OPEN_READONLY)
database.exec('BEGIN; SELECT count(*) FROM application', () => process.stdout.write('reading\n'))
process.stdin.resume().on('end', () => database.close(() => process.exit(0)))
