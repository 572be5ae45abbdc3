import { createSqliteLock } from '#db/connection/cluster-lock/sqlite-lock.ts'

// Holds the lock in DATA_DIR (first argument) until killed. If another process holds it, reports that and exits.
const done = await createSqliteLock(process.argv[2] ?? '')('sweep', () => {
  process.stdout.write('at it\n')
  // What nothing refers to any more could be collected, and its lock with it.
  return new Promise((end) => setInterval(() => end.length, 1000))
})
if (!done) process.stdout.write('left alone\n')
