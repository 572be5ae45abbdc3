import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportPerson } from '#content/person/export-person.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodMessage } from './specification/people.ts'

const SAVE = 'POST /api/site-settings'

describe.each(backends)('the settings of the site on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const save = async (body: object) => (await api.admin(SAVE, { body })).body.data as Record<string, string>

  test('S-006 a changed policy gets a version of its own, one that is saved again or beside others keeps it', async () => {
    const first = await save({ privacyText: '<p>一</p>', privacyVersion: '我的版本' })
    expect([first.privacyVersion, first.termsVersion]).toEqual(['2026-03-01', ''])
    const again = await save({ privacyText: '<p>一</p>', phone: '0551-12345678' })
    expect(again.privacyVersion).toBe('2026-03-01')
    const changed = await save({ privacyText: '<p>二</p>' })
    expect(changed.privacyVersion).toBe('2026-03-01.2')
    expect((await save({ privacyText: '' })).privacyVersion).toBe('')
  })

  test('S-006 days that end before they begin are refused, a single day is none of them', async () => {
    const days = (from: string, until: string) => [{ title: '公祭', look: 'mourning', from, until }]
    const refused = await api.admin(SAVE, { body: { days: days('2026-12-13', '2026-12-12') } })
    expect([refused.status, refused.body.data.errors]).toEqual([
      400,
      [{ field: 'days', message: '“公祭”的结束日期不能早于开始日期' }],
    ])
    expect((await save({ days: days('2026-12-13', '2026-12-13') })).days).toHaveLength(1)
  })

  test('S-006 days are kept by their first day, the latest first', async () => {
    const day = (from: string) => ({ title: from, look: 'mourning', from, until: '2027-12-31' })
    const sent = ['2026-05-12', '2027-02-06', '2026-12-13'].map(day)
    await save({ days: sent })
    const { data } = (await api.visitor('GET /api/site-settings')).body
    expect((data.days as { from: string }[]).map(({ from }) => from)).toEqual([
      '2027-02-06',
      '2026-12-13',
      '2026-05-12',
    ])
  })

  test('S-001, S-006 the journal tells that the push key was set, changed or removed, and never holds it', async () => {
    for (const baiduPushKey of ['firstKey1', 'secondKey2', '']) await save({ baiduPushKey })
    await save({ baiduPushKey: 'firstKey1', phone: '0551-12345678' })
    await save({ baiduPushKey: 'firstKey1', phone: '0551-87654321' })
    expect(await toldKeys()).toEqual([
      ['', '已设置'],
      ['已设置', '已更换'],
      ['已设置', ''],
      ['', '已设置'],
      ['已设置', '已设置'],
    ])
    expect(JSON.stringify(await api.rows('revision'))).not.toMatch(/firstKey1|secondKey2/)
    expect((await api.admin('GET /api/site-settings')).body.data.baiduPushKey).toBe('firstKey1')
  })

  test('S-001 a key that a revision holds all the same stays there', async () => {
    await save({ baiduPushKey: 'firstKey1' })
    const [{ auditId } = {}] = await api.rows('revision')
    const [before, after] = ['firstKey1', 'secondKey2'].map((baiduPushKey) =>
      JSON.stringify({ baiduPushKey }),
    )
    await api.put('revision', { auditId, typeName: 'site-settings', recordId: 1, before, after })
    expect((await toldKeys()).at(-1)).toEqual(['已设置', '已更换'])
  })

  /** What the journal answers of the key before and after each change, the oldest first. */
  async function toldKeys() {
    const { body } = await api.admin('GET /api/admin/audit?page=1&size=50&typeName=site-settings')
    const entries = [...(body.data as { id: number }[])].reverse()
    const details = await Promise.all(entries.map(({ id }) => api.admin(`GET /api/admin/audit/${id}`)))
    return details.flatMap((detail) =>
      (detail.body.data.changes as Record<'before' | 'after', { baiduPushKey: string } | null>[]).map(
        ({ before, after }) => [before?.baiduPushKey ?? '', after?.baiduPushKey ?? ''],
      ),
    )
  }

  test('a message keeps the version of the policy beside its form; no list answers it, the person’s file does', async () => {
    const body = { ...goodMessage, noticeVersion: '2026-11-25' }
    expect((await api.visitor('POST /api/contact/add', { body })).status).toBe(200)
    expect((await api.rows('contact-message')).map(({ noticeVersion }) => noticeVersion)).toEqual([
      '2026-11-25',
    ])
    expect((await api.admin('GET /api/contact/admin/list')).body.data[0]).not.toHaveProperty('noticeVersion')
    const { messages } = await exportPerson(api.backend, { email: goodMessage.email })
    expect(messages).toMatchObject([{ noticeVersion: '2026-11-25' }])
  })
})
