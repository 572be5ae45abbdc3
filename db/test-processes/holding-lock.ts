import { onlyOneOnSqlite } from '#db/one-instance/on-sqlite.ts'

// Is at its work in DATA_DIR, the first word of its command line, until it is killed.
await onlyOneOnSqlite(process.argv[2] ?? '')('sweep', () => {
  process.stdout.write('at it\n')
  return new Promise(() => setInterval(() => undefined, 1000))
})
