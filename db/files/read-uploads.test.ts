import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEGABYTE, MP4_HEAD, picture, uploadOf, withUploadFolder } from '#tests/setup/upload-folder.ts'

const site = withUploadFolder()

test('only generated names are read: no folder, no parent, no unknown extension', async () => {
  await writeFile(join(site.folder, 'page.html'), '<script>')
  await writeFile(join(site.folder, '..', 'outside.png'), 'x')
  for (const path of [
    '../outside.png',
    '..%2foutside.png',
    '.incoming',
    'page.html',
    'a/b.png',
    'missing.png',
    '',
    'a.constructor',
  ]) {
    expect(await site.files.read(path)).toBeUndefined()
  }
  await rm(join(site.folder, '..', 'outside.png'))
})

test('a link in the folder is no upload, whatever it leads to', async () => {
  const { path } = await site.files.receive(uploadOf(await picture().png().toBuffer()))
  await writeFile(join(site.dataDir, 'site.png'), 'private')
  await mkdir(join(site.dataDir, 'private'))
  await symlink(join(site.dataDir, 'site.png'), join(site.folder, 'to-a-file.png'))
  await symlink(join(site.folder, path.replace('/upload/', '')), join(site.folder, 'to-an-upload.png'))
  await symlink(join(site.dataDir, 'private'), join(site.folder, 'to-a-folder.png'))
  await symlink(join(site.dataDir, 'nothing'), join(site.folder, 'to-nothing.png'))
  for (const name of ['to-a-file.png', 'to-an-upload.png', 'to-a-folder.png', 'to-nothing.png'])
    expect(await site.files.read(name)).toBeUndefined()
  await site.files.remove('to-a-file.png')
  expect(await readFile(join(site.dataDir, 'site.png'), 'utf8')).toBe('private')
})

test('a file that becomes a link before it is read gives nothing of what the link leads to', async () => {
  const { path } = await site.files.receive(uploadOf(await picture().png().toBuffer()))
  const name = path.replace('/upload/', '')
  const stored = await site.files.read(name)
  await writeFile(join(site.dataDir, 'site.png'), 'private')
  await rm(join(site.folder, name))
  await symlink(join(site.dataDir, 'site.png'), join(site.folder, name))
  await expect(new Response(stored?.open()).text()).rejects.toThrow('ELOOP')
})

test('a link in place of the folder of arriving files stops the start, and nothing behind it is removed', async () => {
  await mkdir(join(site.dataDir, 'private'))
  await writeFile(join(site.dataDir, 'private', 'letter'), 'x')
  await rm(join(site.folder, '.incoming'), { recursive: true })
  await symlink(join(site.dataDir, 'private'), join(site.folder, '.incoming'))
  await expect(site.open()).rejects.toThrow(join(site.folder, '.incoming'))
  expect(await readdir(join(site.dataDir, 'private'))).toEqual(['letter'])
})

test('a large file is streamed, and an unread stream opens nothing', async () => {
  const film = Buffer.concat([MP4_HEAD, Buffer.alloc(2 * MEGABYTE, 3)])
  const { path } = await site.files.receive(uploadOf(film))
  const stored = await site.files.read(path.replace('/upload/', ''))
  const reader = (stored!.open() as ReadableStream<Uint8Array>).getReader()
  expect((await reader.read()).value?.length).toBeLessThan(MEGABYTE)
  expect(await openFiles()).toBe(1)
  await reader.cancel()
  await expect.poll(openFiles).toBe(0)
  expect((await readFile(join(site.folder, path.replace('/upload/', '')))).length).toBe(film.length)
})

/** Descriptors that this process holds on files of the folder. */
async function openFiles(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith(site.folder)).length
}
