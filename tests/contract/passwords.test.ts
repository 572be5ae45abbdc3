import { expect, test } from 'vitest'
import { everyBackend } from './backends.ts'

test.each(everyBackend)(
  'passwords on %s: the right one and no other, each hash its own',
  async (_name, open) => {
    const backend = await open({})
    const hash = await backend.passwords.hash('correct horse')
    expect(await backend.passwords.verify(hash, 'correct horse')).toBe(true)
    expect(await backend.passwords.verify(hash, 'correct horsf')).toBe(false)
    expect(hash).not.toContain('correct')
    expect(await backend.passwords.hash('correct horse')).not.toBe(hash)
    await backend.close()
  },
)
