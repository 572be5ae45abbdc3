import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { RESTORE_JOURNAL } from '#db/site/site-refusals.ts'
import { asideName, exchange, putBack } from './exchange.ts'
import { filesIn, rowsIn, test } from '#tests/backup/test-site.ts'

test('what cannot be moved in the middle leaves the old site as it was', async ({ site }) => {
  const { elsewhere } = site
  await site.backUp()
  await site.restore()
  const other = await createDatabaseBackend({ dataDir: elsewhere })
  await other.transaction((stores) => stores.of('contact-message').create({ name: '后来的留言' }))
  await other.close()
  const [rows, files] = [await rowsIn(elsewhere), await filesIn(elsewhere)]
  const staged = join(site.folder, 'staged')
  await mkdir(join(staged, 'uploads'), { recursive: true })
  await expect(
    exchange(elsewhere, staged, {
      aside: 'before-restore-1-aa',
      prove: async () => undefined,
      commit: () => Promise.reject(new Error('The disk is full')),
      isCommitted: async () => false,
    }),
  ).rejects.toThrow('The disk is full')
  expect(await rowsIn(elsewhere)).toEqual(rows)
  expect(await filesIn(elsewhere)).toEqual(files)
})

test('what was committed stays, though its answer was lost; where nobody can tell, nothing starts', async ({
  site,
}) => {
  const { elsewhere } = site
  await site.backUp()
  await site.restore()
  const answerLost = (isCommitted: () => Promise<boolean>) => {
    const commit = () => Promise.reject(new Error('The connection was cut'))
    return exchange(elsewhere, join(site.folder, 'none'), {
      aside: asideName(),
      schema: 'before',
      prove: async () => undefined,
      commit,
      isCommitted,
    })
  }
  const away = answerLost(() => Promise.reject(new Error('The database is away')))
  await expect(away).rejects.toThrow('The database is away')
  await expect(openStoredBackend({ dataDir: elsewhere })).rejects.toThrow(/恢复/)
  expect(await putBack(elsewhere, async () => false)).toBe(true)
  const aside = await answerLost(async () => true)
  expect(await readdir(String(aside))).toContain('site.sqlite')
  expect(await readdir(elsewhere)).not.toContain('site.sqlite')
})

test('after a stop in the middle nothing starts, and the next restore puts the old site back first', async ({
  site,
}) => {
  const { elsewhere } = site
  await site.addUpload()
  await site.backUp()
  await site.restore()
  const [rows, files] = [await rowsIn(elsewhere), await filesIn(elsewhere)]
  // As a process leaves it that was killed after the first parts.
  const aside = 'before-restore-20261125000000-abcdef'
  const had = ['uploads', 'resumes', 'pii.key', 'site.sqlite', 'site.id']
  await writeFile(join(elsewhere, RESTORE_JOURNAL), JSON.stringify({ aside, had }))
  await mkdir(join(elsewhere, aside))
  await rename(join(elsewhere, 'uploads'), join(elsewhere, aside, 'uploads'))
  await mkdir(join(elsewhere, 'uploads'))
  await writeFile(join(elsewhere, 'uploads/new.png'), 'new')
  await expect(createDatabaseBackend({ dataDir: elsewhere })).rejects.toThrow('没有做完')
  await expect(openStoredBackend({ dataDir: elsewhere })).rejects.toThrow('没有做完')
  await expect(site.restore()).rejects.toThrow('已有网站')
  expect(await rowsIn(elsewhere)).toEqual(rows)
  expect(await filesIn(elsewhere)).toEqual(files)
})
