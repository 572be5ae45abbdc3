import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBodies } from './specification.ts'

describe.each(backends)('the journal on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const newest = async () => (await api.admin('GET /api/admin/audit')).body.data[0]
  const addPartner = (name = '江淮数据') =>
    api.admin('POST /api/partner/add', { body: { name }, address: '198.51.100.7' })

  test('X-42, X-82 an act names who, when, from where, what and which keys', async () => {
    await addPartner()
    expect(await newest()).toMatchObject({
      username: 'wangli',
      createTime: '2026-03-01 10:00:00',
      address: '198.51.100.7',
      action: 'create',
      typeName: 'partner',
      noun: '合作企业',
      recordId: 1,
      title: '江淮数据',
    })
    await api.admin('POST /api/partner/update', { body: { id: 1, name: '新名', sortOrder: 4 } })
    expect(await newest()).toMatchObject({ action: 'update', title: '新名', changedKeys: '企业名称、排序' })
    await api.admin('DELETE /api/partner/1')
    expect(await newest()).toMatchObject({ action: 'remove', title: '新名' })
  })

  test('A-490 every change keeps the record before and after', async () => {
    await addPartner('旧名')
    await api.admin('POST /api/partner/update', { body: { id: 1, name: '新名' } })
    const revision = (await api.rows('revision')).at(-1) ?? {}
    expect(JSON.parse(String(revision.before))).toMatchObject({ id: 1, name: '旧名' })
    expect(JSON.parse(String(revision.after))).toMatchObject({ id: 1, name: '新名' })
    expect(revision).toMatchObject({ typeName: 'partner', recordId: 1 })
  })

  test('A-482 a drag order is one entry with a revision of each moved row', async () => {
    for (const title of ['甲', '乙'])
      await api.put('banner', { title, imageUrl: 'a.png', sortOrder: 5, status: 1 })
    const before = (await api.rows('audit')).length
    await api.admin('POST /api/banner/order', { body: { ids: [2, 1] } })
    expect(await api.rows('audit')).toHaveLength(before + 1)
    expect(await newest()).toMatchObject({
      action: 'order',
      typeName: 'banner',
      recordId: null,
      changedKeys: '排序',
    })
    expect(await api.rows('revision')).toHaveLength(2)
  })

  test('A-485 of messages the journal keeps no word that people wrote', async () => {
    await api.visitor('POST /api/contact/add', { body: goodBodies['POST /api/contact/add'] })
    const before = await api.rows('audit')
    await api.admin('POST /api/contact/delete/1')
    expect(await newest()).toMatchObject({
      action: 'remove',
      typeName: 'contact-message',
      recordId: 1,
      title: '',
    })
    expect(await api.rows('audit')).toHaveLength(before.length + 1)
    expect(await api.rows('revision')).toEqual([])
  })

  test('P-422 a visitor leaves no entry: the message is the record', async () => {
    const before = await api.rows('audit')
    await api.visitor('POST /api/contact/add', { body: goodBodies['POST /api/contact/add'] })
    expect(await api.rows('audit')).toEqual(before)
  })

  test('A-434 signing in, out and changing the password are entries without any secret', async () => {
    const { token } = (await api.signIn()).body.data
    const body = { oldPassword: 'correct horse battery', newPassword: 'a longer secret 2026' }
    const changed = await api.withToken(token, 'POST /api/admin/password', { body })
    const next = changed.body.data.token as string
    await api.withToken(next, 'POST /api/admin/logout')
    const journal = JSON.stringify([await api.rows('audit'), await api.rows('revision')])
    const actions = (await api.rows('audit')).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual(['signIn', 'password', 'signOut'])
    for (const secret of ['correct horse', 'longer secret', token, next, '$argon2'])
      expect(journal).not.toContain(secret)
  })

  test('a refused write leaves neither entry nor revision', async () => {
    const before = await api.rows('audit')
    await api.admin('POST /api/partner/add', { body: { name: '' } })
    await api.admin('POST /api/partner/update', { body: { id: 9, name: '甲' } })
    expect(await api.rows('audit')).toEqual(before)
  })

  test('X-82 entries are listed newest first, paged and searched', async () => {
    for (const name of ['甲公司', '乙公司', '丙公司']) await addPartner(name)
    const page = (await api.admin('GET /api/admin/audit?page=1&size=2')).body
    expect(page.data.map(({ title }: { title: string }) => title)).toEqual(['丙公司', '乙公司'])
    expect(page.total).toBeGreaterThanOrEqual(3)
    const found = (await api.admin(`GET /api/admin/audit?keyword=${encodeURIComponent('甲公')}`)).body
    expect([found.total, found.data[0].title]).toEqual([1, '甲公司'])
  })
})
