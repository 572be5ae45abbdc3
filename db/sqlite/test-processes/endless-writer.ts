import { createDatabaseBackend } from '#db/backend.ts'

// Started by durability.test.ts, which kills it. Says each id only after its transaction was acknowledged.
const backend = await createDatabaseBackend({ dataDir: process.argv[2] ?? '' })
for (;;) {
  const row = await backend.transaction(async (stores) => {
    const message = await stores.of('contact-message').create({ name: '示例', message: 'x'.repeat(2000) })
    await stores.of('audit').create({ title: '同一事务', recordId: message.id })
    return message
  })
  process.stdout.write(`${row.id}\n`)
}
