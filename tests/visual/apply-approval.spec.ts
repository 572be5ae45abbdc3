import { expect, test } from '@playwright/test'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aShot } from './a-shot.ts'
import type { ApprovalFile, ApprovedPicture } from './report/approval-file.ts'
import { applyApproval } from './report/apply-approval.ts'
import { openApproved, sha256, type ApprovedStore } from './report/approved-store.ts'
import { drawnWith, plain } from './report/found-differences.ts'
import { cutSheet, readSheet } from './sheets.ts'
import { writeTogether } from './report/write-together.ts'

const BUTTON = 'design-system-button--playground.1280.light'
const ALERT = 'design-system-alert--all.1280.light'
const shots = [BUTTON, ALERT].map((name) => aShot({ name, storyId: name.split('.')[0]! }))

let folder: string
test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'approved-'))))
test.afterEach(() => rmSync(folder, { recursive: true }))

/** The test's folder, in which the button is approved and the alert is not. */
async function approvedButton(): Promise<ApprovedStore> {
  const store = openApproved(folder)
  const files = await store.filesWith(new Map([[BUTTON, await plain(40, 30, '#ffffff')]]), shots)
  writeTogether(store.folder, files.set('environment.json', Buffer.from(JSON.stringify(drawnWith))))
  return store
}

async function pictureOf(name: string, store: ApprovedStore, colour = '#123456'): Promise<ApprovedPicture> {
  const bytes = await plain(40, 30, colour)
  return {
    name,
    sha256: sha256(bytes),
    base: (await store.tells()).get(name) ?? null,
    picture: bytes.toString('base64'),
  }
}

const approvalOf = (pictures: ApprovedPicture[], change: Partial<ApprovalFile> = {}): ApprovalFile => ({
  ...{
    kind: 'screenshot-approval',
    version: 1,
    approvedBy: '李设计',
    approvedAt: '2026-11-20T03:00:00.000Z',
  },
  ...{ note: '间距按新规范', reportAt: '2026-11-20T02:30:00.000Z', environment: drawnWith, pictures },
  ...change,
})

const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => [name, sha256(readFileSync(join(parentPath, name)))])
    .sort()

test('pictures are approved under the name of who ticked them, a new one with a changed one', async () => {
  const store = await approvedButton()
  const approval = approvalOf([await pictureOf(BUTTON, store), await pictureOf(ALERT, store, '#abcdef')])
  const { names, commitMessage } = await applyApproval(JSON.stringify(approval), shots, store)
  expect(names).toEqual([BUTTON, ALERT])
  const file = join(store.folder, 'design-system-button.webp')
  const picture = (await cutSheet(await readSheet(readFileSync(file)))).get(BUTTON)!
  expect([...picture.data.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56])
  const record = JSON.parse(readFileSync(join(store.folder, 'approved-by.json'), 'utf8')) as object
  expect(record).toMatchObject({
    [ALERT]: { by: '李设计', at: '2026-11-20T03:00:00.000Z', note: '间距按新规范' },
    [BUTTON]: { sha256: approval.pictures[0]!.sha256 },
  })
  expect(commitMessage).toBe(
    'Approve 2 pictures of design-system-alert, design-system-button\n\n' +
      'Approved by 李设计 on 2026-11-20 in the report of differences.\n间距按新规范',
  )
})

test('pictures of another machine make the approvals those of several, others leave that alone', async () => {
  const environmentAfter = async (environment: ApprovalFile['environment']) => {
    const store = await approvedButton()
    const approval = approvalOf([await pictureOf(BUTTON, store)], { environment })
    await applyApproval(JSON.stringify(approval), shots, store)
    return JSON.parse(readFileSync(join(store.folder, 'environment.json'), 'utf8')) as object
  }
  expect(await environmentAfter({ ...drawnWith, chromium: '2' })).toEqual({
    ...drawnWith,
    machines: 'several',
  })
  expect(await environmentAfter(drawnWith)).toEqual(drawnWith)
})

type Plant = (approval: ApprovalFile, store: ApprovedStore) => unknown
const wrong: Record<string, { plant: Plant; says: RegExp }> = {
  'something else': { plant: () => ({ names: [BUTTON] }), says: /这不是认可文件/ },
  'another version': { plant: (approval) => ({ ...approval, version: 2 }), says: /这不是认可文件/ },
  'nobody’s approval': { plant: (approval) => ({ ...approval, approvedBy: ' ' }), says: /这不是认可文件/ },
  'no pictures': { plant: (approval) => ({ ...approval, pictures: [] }), says: /这不是认可文件/ },
  'a name that leads out of the folder': {
    plant: (approval) => withSecond(approval, { name: `${BUTTON}./../../x` }),
    says: /这不是认可文件/,
  },
  'a picture of no story': {
    plant: (approval) => withSecond(approval, { name: 'design-system-gone--all.1280.light' }),
    says: /design-system-gone--all.1280.light：没有这样的截图/,
  },
  'an altered picture': {
    plant: (approval) => withSecond(approval, { picture: approval.pictures[0]!.picture }),
    says: new RegExp(`${ALERT}：图片与认可时的不同`),
  },
  'a picture that is none': {
    plant: (approval) => {
      const text = Buffer.from('no picture')
      return withSecond(approval, { picture: text.toString('base64'), sha256: sha256(text) })
    },
    says: new RegExp(`${ALERT}：内容不是图片`),
  },
  'the same picture twice': {
    plant: (approval) => ({ ...approval, pictures: [...approval.pictures, approval.pictures[0]!] }),
    says: /出现了两次/,
  },
  'a base that has changed since': {
    plant: async (approval, store) => {
      const other = await store.filesWith(new Map([[BUTTON, await plain(40, 30, '#777777')]]), shots)
      writeTogether(store.folder, other)
      return approval
    },
    says: new RegExp(`${BUTTON}：比较之后认可的图片已变`),
  },
  'one approved meanwhile that was new': {
    plant: async (approval, store) => {
      const other = await store.filesWith(new Map([[ALERT, await plain(40, 30, '#777777')]]), shots)
      writeTogether(store.folder, other)
      return approval
    },
    says: new RegExp(`${ALERT}：比较之后认可的图片已变`),
  },
}

const withSecond = (approval: ApprovalFile, change: Partial<ApprovedPicture>) => ({
  ...approval,
  pictures: [approval.pictures[0]!, { ...approval.pictures[1]!, ...change }],
})

for (const [name, { plant, says }] of Object.entries(wrong)) {
  test(`${name} is refused, and nothing is written`, async () => {
    const store = await approvedButton()
    const approval = approvalOf([await pictureOf(BUTTON, store), await pictureOf(ALERT, store, '#abcdef')])
    const planted = JSON.stringify(await plant(approval, store))
    const before = contentOf(store.folder)
    await expect(applyApproval(planted, shots, store)).rejects.toThrow(says)
    await expect(applyApproval(planted, shots, store)).rejects.toThrow(/没有写入任何文件/)
    expect(contentOf(store.folder)).toEqual(before)
  })
}

test('what does not fit is told all at once', async () => {
  const store = await approvedButton()
  const approval = approvalOf([
    { ...(await pictureOf(BUTTON, store)), base: 'another' },
    { ...(await pictureOf(ALERT, store)), name: 'gone' },
  ])
  const attempt = applyApproval(JSON.stringify(approval), shots, store)
  await expect(attempt).rejects.toThrow(new RegExp(`${BUTTON}：[^]*gone：`))
})

test('an approval that was taken already is told to be', async () => {
  const store = await approvedButton()
  const approval = JSON.stringify(approvalOf([await pictureOf(BUTTON, store)]))
  await applyApproval(approval, shots, store)
  await expect(applyApproval(approval, shots, store)).rejects.toThrow(`${BUTTON}：已由 李设计 认可过这张图片`)
})

test('where one file cannot be written, none is', async () => {
  const store = await approvedButton()
  const before = contentOf(store.folder)
  // A file stands where the last one's folder should.
  const files = await store.filesWith(new Map([[BUTTON, await plain(40, 30, '#777777')]]), shots)
  writeFileSync(join(store.folder, 'wall'), '')
  expect(() => writeTogether(store.folder, files.set('wall/x.webp', Buffer.from('x')))).toThrow()
  expect(contentOf(store.folder).filter(([name]) => name !== 'wall')).toEqual(before)
})

test('a picture’s neighbours on its sheet stay as they were approved', async () => {
  const store = await approvedButton()
  const neighbour = 'design-system-button--disabled.1280.light'
  const both = [...shots, aShot({ name: neighbour, storyId: 'design-system-button--disabled' })]
  const files = await store.filesWith(new Map([[neighbour, await plain(60, 20, '#00aa55')]]), both)
  writeTogether(store.folder, files)
  const before = await store.tells()
  const approval = approvalOf([await pictureOf(BUTTON, store)])
  await applyApproval(JSON.stringify(approval), both, store)
  const after = await store.tells()
  expect([...after.keys()]).toEqual([BUTTON, neighbour])
  expect(after.get(neighbour)).toBe(before.get(neighbour))
  expect(after.get(BUTTON)).not.toBe(before.get(BUTTON))
})
