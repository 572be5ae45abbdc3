import { createSqliteLock } from '#db/connection/cluster-lock/sqlite-lock.ts'

// Is at its work in DATA_DIR, the first word of its command line, until it is killed; where another is at it, it says so and ends.
const done = await createSqliteLock(process.argv[2] ?? '')('sweep', () => {
  process.stdout.write('at it\n')
  // What nothing refers to any more could be collected, and its lock with it.
  return new Promise((end) => setInterval(() => end.length, 1000))
})
if (!done) process.stdout.write('left alone\n')
