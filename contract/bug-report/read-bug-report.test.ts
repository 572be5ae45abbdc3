import { expect, test } from 'vitest'
import { MOST_BUG_REPORT_BYTES } from './bug-report.ts'
import { readBugReport } from './read-bug-report.ts'
import { emptyBugReport, readCall } from '#tests/contract/sample-bug-report.ts'

const good = { ...emptyBugReport, calls: [readCall('/api/partner/admin/list', [])] }
const aFile = { form: '编辑资讯', label: '选择文件：封面', name: '文件1.png', type: 'image/png', size: 9, width: 3, height: 2, path: '/upload/0a1b.png' } // oxfmt-ignore
const written = (changes: object) => JSON.stringify({ ...good, ...changes })

test('a bug report is read as it was written', () => {
  expect(readBugReport(JSON.stringify(good))).toEqual(good)
})

test.each([
  ['no JSON', '{"format":"tulian-capsule",', /不是完整的 JSON/],
  ['another file', '{"name":"package"}', /这不是问题快照文件/],
  ['a list', '[]', /这不是问题快照文件/],
  ['a newer one', written({ version: 4, more: 1 }), /更新的版本/],
  ['an older number that never was', written({ version: 0 }), /“version”/],
  ['a name too many', written({ run: 'alert(1)' }), /不认识的一项“run”/],
  ['a name missing', JSON.stringify({ ...good, screen: undefined }), /“screen”应当是对象/],
  ['another host', written({ address: 'https://evil.example/admin' }), /不是本站页面的地址/],
  ['another host without a scheme', written({ address: '//evil.example/' }), /不是本站页面的地址/],
  ['another host with a backslash', written({ address: String.raw`/\evil.example` }), /不是本站页面的地址/],
  ['another host with a tab', written({ address: '/\t/evil.example' }), /不是本站页面的地址/],
  [
    'a file that leads somewhere',
    written({ screen: { ...good.screen, files: [{ ...aFile, name: '../a.png' }] } }),
    /“screen.files\[0\].name”/,
  ],
  [
    'a file without an end',
    written({ screen: { ...good.screen, files: [{ ...aFile, size: 1e12 }] } }),
    /“screen.files\[0\].size”/,
  ],
  [
    'a file with more than is known',
    written({ screen: { ...good.screen, files: [{ ...aFile, data: 'x' }] } }),
    /“data”/,
  ],
  ['a script', written({ address: 'javascript:alert(1)' }), /不是本站页面的地址/],
  ['what is no page', written({ address: '/mock/reset' }), /不是本站页面的地址/],
  ['what becomes no page', written({ address: '/a/../mock/reset' }), /不是本站页面的地址/],
  ['a call elsewhere', written({ calls: [{ ...good.calls[0], address: '/api/../mock/reset' }] }), /不是接口的地址/], // oxfmt-ignore
  ['a status that is none', written({ calls: [{ ...good.calls[0], status: 99 }] }), /“calls\[0\].status”/],
  ['a header in a type', written({ calls: [{ ...good.calls[0], type: 'text/html\r\nset-cookie: a' }] }), /“calls\[0\].type”/], // oxfmt-ignore
  ['a form that is none', written({ screen: { ...good.screen, forms: [{ form: 'a', values: [] }] } }), /“screen.forms\[0\].values”应当是对象/], // oxfmt-ignore
  ['too many calls', written({ calls: Array.from({ length: 201 }, () => good.calls[0]) }), /超过 200 项/],
])('%s is refused in a sentence', (_, file, sentence) => {
  expect(() => readBugReport(file)).toThrow(sentence)
})

test('a file of version 1, which tells of no forms, is read', () => {
  const { forms, ...screen } = good.screen
  expect(readBugReport(written({ version: 1, screen }))).toEqual({
    ...good,
    version: 1,
    screen: { ...screen, forms },
  })
})

test('names that change what objects are, depths nobody writes and files of 50 MB are refused', () => {
  const planted = JSON.stringify(good).replace('"data":[]', '"data":{"__proto__":{"isAdmin":true}}')
  expect(() => readBugReport(planted)).toThrow(/“__proto__”是不允许的名字/)
  const deep = JSON.stringify(good).replace(
    '"data":[]',
    `"data":${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  )
  expect(() => readBugReport(deep)).toThrow(/问题快照已损坏/)
  expect(() => readBugReport(' '.repeat(50_000_000))).toThrow('文件太大（50.0 MB）：问题快照最大 5 MB')
  expect(JSON.stringify(good).length).toBeLessThan(MOST_BUG_REPORT_BYTES)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('files of versions 1 and 2 tell of no chosen files, and are read', () => {
  const { files: _files, ...before } = good.screen

  expect(readBugReport(written({ version: 2, screen: before })).screen.files).toEqual([])
  expect(readBugReport(written({ screen: { ...good.screen, files: [aFile] } })).screen.files).toEqual([aFile])
})
