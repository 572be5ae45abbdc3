import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readS3Address } from '#db/files/s3-address.ts'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'

const personalKey = Buffer.alloc(32, 7)
const OTHER_ID = '22222222-2222-4222-8222-222222222222'

let server: S3Server
let template: string
let dataDir: string
beforeAll(async () => {
  server = await startS3Server(['files'])
  template = await mkdtemp(join(tmpdir(), 'template-'))
  const connection = await connect(template)
  await migrate(connection)
  await connection.close()
})
afterAll(async () => {
  await server.stop()
  await rm(template, { recursive: true })
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bucket-'))
})
afterEach(async () => {
  server.bucket('files').objects.clear()
  await rm(dataDir, { recursive: true })
})

const addressOf = (url = server.addressOf('files'), keys = server.keys) =>
  readS3Address(url, 'UPLOADS_URL', {
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  })
const start = (s3 = addressOf()) =>
  createDatabaseBackend({ dataDir, s3, personalKey }).then((backend) => backend.close())
const command = () =>
  openStoredBackend({ dataDir, s3: addressOf(), personalKey }).then((backend) => backend.close())

async function put(key: string, text = 'x') {
  server.bucket('files').put(`site/${key}`, Buffer.from(text), { contentType: '', metadata: {} })
}
const textOf = (key: string) => server.bucket('files').objects.get(`site/${key}`)?.bytes.toString()
const everything = () => [...server.bucket('files').objects.keys()].sort()

/** A site whose files are in the bucket, as its first start leaves it. */
async function started({ isUsed = true } = {}) {
  await migrated()
  await start()
  if (isUsed) await onDatabase("INSERT INTO account (username) VALUES ('admin')")
}

async function migrated() {
  await copyFile(join(template, DATABASE_FILE), join(dataDir, DATABASE_FILE))
}

async function onDatabase(sql: string) {
  const connection = await connect(dataDir)
  await connection.write((transaction) => connection.sequelize.query(sql, { transaction }))
  await connection.close()
}

test('X-87 a new site and its bucket get the same id, and go on together', async () => {
  await started()
  expect(textOf('site.id')).toBe(await readFile(join(dataDir, 'site.id'), 'utf8'))
  await start()
  await command()
})

test('X-87 the bucket of another site is refused by starts and commands, and nothing in it changes', async () => {
  await started()
  await put('site.id', OTHER_ID)
  await put('resumes/a.pdf')
  const before = everything()
  await expect(start()).rejects.toThrow(/UPLOADS_URL（s3:\/\/files\/site\?.*属于两个不同的网站/)
  await expect(command()).rejects.toThrow(/属于两个不同的网站/)
  expect([everything(), textOf('site.id')]).toEqual([before, OTHER_ID])
})

test.each([
  ['an empty bucket beside a site in use', [], /是空的.*使用过的网站.*npm run move/],
  ['files that do not tell whose they are', ['uploads/a.png'], /有文件（uploads\/），却没有网站编号/],
])('X-87 %s is refused', async (_what, files, says) => {
  await started()
  server.bucket('files').objects.clear()
  for (const key of files) await put(key)
  await expect(start()).rejects.toThrow(says)
  await expect(command()).rejects.toThrow('不同的网站')
  expect(everything()).toEqual(files.map((key) => `site/${key}`))
})

test('X-87 a bucket with the files of a site beside a missing database is refused, and no database is made', async () => {
  await put('site.id', OTHER_ID)
  await expect(start()).rejects.toThrow(/已有网站的文件，但数据库 .*不存在/)
  await migrated()
  await expect(start()).rejects.toThrow(/不同的网站/)
  expect(textOf('site.id')).toBe(OTHER_ID)
})

test('X-87 another instance has a folder of its own: beside the bucket of its database it may be empty', async () => {
  await started()
  const first = dataDir
  dataDir = await mkdtemp(join(tmpdir(), 'bucket-'))
  await rename(join(first, DATABASE_FILE), join(dataDir, DATABASE_FILE))
  await rm(first, { recursive: true })
  await start()
  expect(await readFile(join(dataDir, 'site.id'), 'utf8')).toBe(textOf('site.id'))
  await rm(join(dataDir, 'site.id'))
  await mkdir(join(dataDir, 'resumes'), { recursive: true })
  await writeFile(join(dataDir, 'resumes', 'a.pdf'), 'x')
  await expect(start()).rejects.toThrow(/（resumes\/）.*新建/)
})

test('a place that files are still being moved to is refused', async () => {
  await started()
  await put('moving.id', OTHER_ID)
  await expect(start()).rejects.toThrow(/s3:\/\/files\/site.*搬移尚未完成/)
  await expect(command()).rejects.toThrow(/搬移尚未完成/)
})

test('without UPLOADS_URL a site that has its files in a bucket neither starts nor purges: it would look for them in the folder', async () => {
  await started()
  const onDisk = { dataDir, personalKey }
  const says = /^UPLOADS_URL：.*存放在 s3:\/\/files\/site/
  await expect(createDatabaseBackend(onDisk)).rejects.toThrow(says)
  await expect(openStoredBackend(onDisk)).rejects.toThrow(says)
})

test.each([
  ['another secret', () => addressOf(undefined, { ...server.keys, secretAccessKey: 'x' }), /访问密钥不正确/],
  ['no such bucket', () => addressOf(server.addressOf('nothing')), /存储桶不存在/],
  ['nobody there', () => addressOf('s3://files?endpoint=http://127.0.0.1:1'), /无法连接/],
])('a start with %s ends with one line that names the variable', async (_what, address, says) => {
  const refused = await start(address()).catch((error: Error) => error)
  expect(String(refused)).toMatch(/^StartRefusal: UPLOADS_URL（s3:\/\//)
  expect(String(refused)).toMatch(says)
  expect(String(refused)).not.toMatch(/\n|test\/secret/)
})
