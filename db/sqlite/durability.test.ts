import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { bundled } from '#tests/setup/bundled.ts'

const WRITTEN_BEFORE_KILL = 150

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test(
  'a process killed in the middle of its writes has lost no acknowledged row',
  { timeout: 60_000 },
  async () => {
    const script = await bundled('db/sqlite/test-processes/endless-writer.ts')
    const writer = spawn(process.execPath, [script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = new Promise<string | null>((resolve) =>
      writer.on('exit', (_code, signal) => resolve(signal)),
    )
    const acknowledged: number[] = []
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(Number(line))
      if (acknowledged.length === WRITTEN_BEFORE_KILL) writer.kill('SIGKILL')
    }
    expect(await exit).toBe('SIGKILL')

    const backend = await createDatabaseBackend({ dataDir })
    const messages = await backend.stores.of('contact-message').find()
    const notes = await backend.stores.of('audit').find()
    await backend.close()
    const stored = new Set(messages.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITTEN_BEFORE_KILL)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(notes.map(({ recordId }) => recordId)).toEqual(messages.map(({ id }) => id))
    expect(await integrityOf(dataDir)).toBe('ok')
  },
)

async function integrityOf(folder: string): Promise<string | undefined> {
  const connection = await connect(folder)
  const [answer] = await connection.sequelize.query<{ integrity_check: string }>('PRAGMA integrity_check', {
    type: QueryTypes.SELECT,
  })
  await connection.close()
  return answer?.integrity_check
}
