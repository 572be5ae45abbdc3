import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBodies } from './specification.ts'

const DAY_MS = 24 * 3_600_000
const LIST = 'GET /api/admin/audit'

describe.each(backends)('the journal as it is read on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const addPartner = (name: string) => api.admin('POST /api/partner/add', { body: { name } })
  const listed = async (query: string, headers = {}) => {
    const { data, total } = (await api.admin(`${LIST}?${query}`, { headers })).body as {
      data: { action: string; title: string }[]
      total: number
    }
    return [total, ...data.map(({ action, title }) => `${action} ${title}`)]
  }
  const detail = async (id: number) => (await api.admin(`${LIST}/${id}`)).body.data
  const newest = async () => {
    const [entry] = (await api.admin(`${LIST}?page=1&size=1`)).body.data as { id: number }[]
    return detail(entry?.id ?? 0)
  }

  test('X-82 the journal is narrowed by act, account, type and days, and by several of them', async () => {
    await api.addAccount({ username: 'liu', realName: '刘洋', password: 'first password 1' })
    await addPartner('甲公司')
    api.pass(DAY_MS)
    const { token } = (await api.signIn('liu', 'first password 1')).body.data
    await api.withToken(token, 'POST /api/partner/add', { body: { name: '乙公司' } })
    await api.withToken(token, 'POST /api/partner/update', { body: { id: 2, name: '丙公司' } })
    const narrowed = (query: string) => listed(query, { authorization: `Bearer ${token}` })
    expect(await narrowed('action=create&typeName=partner')).toEqual([2, 'create 乙公司', 'create 甲公司'])
    expect(await narrowed('accountId=2')).toEqual([3, 'update 丙公司', 'create 乙公司', 'signIn '])
    expect(await narrowed('accountId=2&typeName=partner&action=update')).toEqual([1, 'update 丙公司'])
    expect(await narrowed('typeName=partner&to=2026-03-01')).toEqual([1, 'create 甲公司'])
    expect(await narrowed('typeName=partner&from=2026-03-02&page=2&size=1')).toEqual([2, 'create 乙公司'])
    expect(await narrowed('typeName=partner&keyword=%E4%B9%99')).toEqual([1, 'create 乙公司'])
    expect(await narrowed('typeName=banner')).toEqual([0])
    expect(await narrowed('action=&accountId=&typeName=partner')).toHaveLength(4)
  })

  test.each([
    ['action=explode', 'action', '操作的取值无效'],
    ['action=constructor', 'action', '操作的取值无效'],
    ['typeName=session', 'typeName', '类型的取值无效'],
    ['typeName=%E8%BD%AE%E6%92%AD%E5%9B%BE', 'typeName', '类型的取值无效'],
    ['accountId=wangli', 'accountId', '管理员账号必须是数字'],
    ['accountId=0', 'accountId', '管理员账号不能小于 1'],
    ['accountId=1.5', 'accountId', '管理员账号必须是数字'],
  ])('X-82 the filter %s is refused at its field, for the file too', async (query, field, message) => {
    for (const line of [LIST, `${LIST}/export`]) {
      const answered = await api.admin(`${line}?${query}`)
      expect([answered.status, answered.body.message]).toEqual([400, message])
    }
    expect((await api.admin(`${LIST}?${query}`)).body.data).toEqual({ errors: [{ field, message }] })
  })

  test('what the line does not name narrows nothing', async () => {
    await addPartner('甲公司')
    expect(await listed('title=%E4%B9%99&previousHash=x&username=nobody&typeName=partner')).toEqual([
      1,
      'create 甲公司',
    ])
  })

  test('S-001 an update tells every field before and after, and what the record is called now is there', async () => {
    await addPartner('旧名')
    await api.admin('POST /api/partner/update', { body: { id: 1, name: '新名', logoUrl: '/upload/a.png' } })
    const { entry, isRecordThere, changes } = await newest()
    expect(entry).toMatchObject({ action: 'update', title: '新名', changedKeys: '企业名称、企业logo' })
    expect(isRecordThere).toBe(true)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      typeName: 'partner',
      recordId: 1,
      before: { name: '旧名', logoUrl: '', status: 1 },
      after: { name: '新名', logoUrl: '/upload/a.png', status: 1, createTime: '2026-03-01 10:00:00' },
    })
  })

  test('S-001 a new record has no before, a removed one no after, and is there no longer', async () => {
    await addPartner('甲公司')
    expect(await newest()).toMatchObject({
      isRecordThere: true,
      changes: [{ before: null, after: { name: '甲公司' } }],
    })
    await api.admin('DELETE /api/partner/1')
    expect(await newest()).toMatchObject({
      isRecordThere: false,
      changes: [{ before: { name: '甲公司' }, after: null }],
    })
  })

  test('S-001 an act on many records tells each of them', async () => {
    for (const name of ['甲公司', '乙公司', '丙公司']) await addPartner(name)
    await api.admin('POST /api/partner/order', { body: { ids: [3, 2, 1] } })
    const { entry, isRecordThere, changes } = await newest()
    expect(entry).toMatchObject({ action: 'order', recordId: null, changedKeys: '排序' })
    expect(isRecordThere).toBe(false)
    expect(changes).toMatchObject([
      { recordId: 3, before: { sortOrder: 0 }, after: { sortOrder: 10 } },
      { recordId: 2, before: { sortOrder: 0 }, after: { sortOrder: 20 } },
      { recordId: 1, before: { sortOrder: 0 }, after: { sortOrder: 30 } },
    ])
  })

  test('S-001 of people no value is told, only which fields changed', async () => {
    await api.visitor('POST /api/application/add', { body: goodBodies['POST /api/application/add'] })
    await api.admin('POST /api/application/1/status?status=1')
    const { entry, isRecordThere, changes } = await newest()
    expect(entry).toMatchObject({ typeName: 'application', title: '', changedKeys: '处理状态' })
    expect([isRecordThere, changes]).toEqual([true, []])
  })

  test('S-001 values of people that a revision holds all the same stay there', async () => {
    await api.visitor('POST /api/application/add', { body: goodBodies['POST /api/application/add'] })
    await api.admin('POST /api/application/1/status?status=1')
    const auditId = (await newest()).entry.id as number
    const after = JSON.stringify({ id: 1, name: '林晓', idNumber: '999999199805200018' })
    await api.put('revision', { auditId, typeName: 'application', recordId: 1, before: '', after })
    await api.put('revision', { auditId, typeName: 'account', recordId: 1, before: '', after })
    expect((await detail(auditId)).changes).toEqual([])
  })

  test('S-001 a sign-in and a refused one are told without a record', async () => {
    await api.signIn('wangli', 'wrong')
    expect(await newest()).toMatchObject({
      entry: { action: 'signInFailed', title: '用户名或密码不正确', address: '203.0.113.9' },
      isRecordThere: false,
      changes: [],
    })
  })

  test('S-001 what was written down of types and fields that are no more can still be read', async () => {
    const auditId = await api.put('audit', {
      createTime: '2026-01-01T00:00:00.000Z',
      typeName: 'greeting-card',
      recordId: 7,
      changedKeys: 'title constructor',
    })
    await api.put('revision', { auditId, typeName: 'greeting-card', before: '', after: '{"title":"贺卡"}' })
    expect(await detail(auditId)).toMatchObject({
      entry: { typeName: 'greeting-card', changedKeys: 'title、constructor' },
      isRecordThere: false,
      changes: [],
    })
    await api.put('revision', {
      auditId,
      typeName: 'partner',
      before: '',
      after: '{"slogan":"旧","name":"甲"}',
    })
    expect((await detail(auditId)).changes).toEqual([
      { typeName: 'partner', recordId: null, before: null, after: { name: '甲' } },
    ])
  })

  test.each(['999', '0', 'abc', '1e3'])('S-001 there is no entry %s', async (id) => {
    const answered = await api.admin(`${LIST}/${id}`)
    expect([answered.status, answered.body.message]).toEqual([404, '记录不存在'])
  })

  test('S-002 the file holds what is filtered, newest first, in words, safe to open, and is noted', async () => {
    await addPartner('=1+1')
    await api.admin('POST /api/partner/update', { body: { id: 1, sortOrder: 4 } })
    const { text, headers } = await api.admin(`${LIST}/export?typeName=partner`)
    expect(text).toBe(
      '编号,时间,管理员账号,用户名,来源地址,操作,类型,类型名称,记录,标题,修改的字段\r\n' +
        `4,2026-03-01 10:00:00,1,wangli,203.0.113.9,修改,合作企业,合作企业,1,'=1+1,排序\r\n` +
        `3,2026-03-01 10:00:00,1,wangli,203.0.113.9,新增,合作企业,合作企业,1,'=1+1,\r\n`,
    )
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('操作记录') + '-20260301.csv')
    expect((await newest()).entry).toMatchObject({ action: 'export', noun: '操作记录', title: '2 条' })
    expect(await listed('typeName=audit')).toEqual([1, 'export 2 条'])
  })

  test('S-002 a file of the whole journal does not hold its own entry, and the chain goes on', async () => {
    const before = (await api.rows('audit')).length
    const { text } = await api.admin(`${LIST}/export`)
    expect(text.trimEnd().split('\r\n')).toHaveLength(before + 1)
    expect(await api.rows('audit')).toHaveLength(before + 1)
    expect(await verifyChain(api.backend.stores)).toEqual({ checked: before + 1 })
  })

  test('reading the journal leaves no entry', async () => {
    const before = await api.rows('audit')
    await detail(1)
    await listed('action=create')
    await api.admin('GET /api/admin/accounts')
    expect(await api.rows('audit')).toEqual(before)
  })

  test('S-004 administrators know each other by name, disabled ones too, and learn nothing more', async () => {
    await api.addAccount({ username: 'liu', realName: '刘洋', password: 'first password 1' })
    await api.backend.transaction((stores) => stores.of('account').update(2, { isEnabled: 0 }))
    expect((await api.admin('GET /api/admin/accounts')).body.data).toEqual([
      { id: 1, username: 'wangli', realName: '王丽' },
      { id: 2, username: 'liu', realName: '刘洋' },
    ])
    expect((await api.visitor('GET /api/admin/accounts')).status).toBe(401)
  })
})
