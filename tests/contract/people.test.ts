import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { erasePerson } from '#content/person/erase-person.ts'
import { exportPerson } from '#content/person/export-person.ts'
import { countDue, purge } from '#operations/privacy/purge.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { pdf } from './documents.ts'
import { goodApplication, goodMessage, inventedIdNumber } from './specification/people.ts'

const DAY_MS = 24 * 3_600_000
const list = 'GET /api/application/admin/list'
const add = 'POST /api/application/add'
const MASKED_NUMBER = '999***********0018'

describe.each(backends)("people's data on %s", (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open, { contactPerMinute: 20, applicationPerHour: 20 })
  })
  afterEach(() => api.close())

  const apply = (changes: Record<string, unknown> = {}, address?: string) =>
    api.visitor(add, { body: { ...goodApplication, ...changes }, address })
  const write = (changes: Record<string, unknown> = {}, address?: string) =>
    api.visitor('POST /api/contact/add', { body: { ...goodMessage, ...changes }, address })
  const errorsOf = async (changes: Record<string, unknown>) => {
    const { status, body } = await apply(changes)
    expect([status, await api.rows('application')]).toEqual([400, []])
    return body.data.errors.map(({ field }: { field: string }) => field)
  }
  const acts = async () => (await api.rows('audit')).map(({ action }) => action)

  async function upload(): Promise<string> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), '林晓.pdf')
    return (await api.visitor('POST /api/application/upload', { rawBody: form })).body.data
  }

  test('P-408, A-267 an application is taken, pending, and shown masked to administrators (X-71)', async () => {
    expect((await apply({ status: 1, id: 9, createTime: '1999-01-01 00:00:00' })).body).toEqual({
      code: 200,
      message: '简历提交成功！我们会尽快与您联系。',
      data: null,
    })
    const { consent: _consent, consentVersion: _version, ...given } = goodApplication
    expect((await api.admin(list)).body).toMatchObject({
      total: 1,
      data: [
        {
          ...given,
          id: 1,
          idNumber: MASKED_NUMBER,
          phone: '138****5678',
          resumeUrl: '',
          status: 0,
          createTime: '2026-03-01 10:00:00',
        },
      ],
    })
  })

  test('P-408 only name, phone and e-mail must be filled (X-15)', async () => {
    const body = {
      name: '林晓',
      phone: '13812345678',
      email: 'lin@example.com',
      consent: true,
      consentVersion: '1',
    }
    expect((await api.visitor(add, { body })).status).toBe(200)
    expect((await api.admin(list)).body.data[0]).toMatchObject({
      age: null,
      gender: '',
      birthDate: null,
      idNumber: '',
    })
  })

  test.each([undefined, false, null, 'true', 1, '1', {}])(
    'P-408 consent %j is none: nothing is kept (X-81)',
    async (consent) => {
      expect(await errorsOf({ consent })).toEqual(['consent'])
    },
  )

  test('P-408 consent names the notice that was read; both are kept with the time, and shown to nobody (X-81)', async () => {
    expect(await errorsOf({ consentVersion: '' })).toEqual(['consentVersion'])
    expect(await errorsOf({ consentVersion: 'x'.repeat(51) })).toEqual(['consentVersion'])
    await apply()
    expect((await api.rows('application'))[0]).toMatchObject({
      consentVersion: '2026-01',
      consentTime: '2026-03-01T02:00:00.000Z',
    })
    expect((await api.admin(list)).body.data[0]).not.toHaveProperty('consentVersion')
  })

  test.each([
    ['the check character is wrong', '999999199805200017'],
    ['the day does not exist', '999999199813200015'],
    ['a place is missing', '99999919980520001'],
    ['it is a number', 999999199805200000],
  ])('P-408 an identity number is refused when %s (X-15)', async (_why, idNumber) => {
    expect(await errorsOf({ idNumber })).toEqual(['idNumber'])
  })

  test('P-408 the age follows the day of birth, which is not in the future (X-15)', async () => {
    await apply({ birthDate: '1998-03-02', age: 60 })
    await apply({ birthDate: '1998-03-01', age: 60 })
    await apply({ birthDate: null, age: 60 })
    const ages = (await api.rows('application')).map(({ age }) => age)
    expect(ages).toEqual([27, 28, 60])
    const refused = await apply({ birthDate: '2026-03-02' })
    expect([refused.status, refused.body.data.errors[0].field]).toEqual([400, 'birthDate'])
    expect((await apply({ birthDate: null, age: 121 })).status).toBe(400)
  })

  test('A-268, A-326, A-512 the status marks processed and pending; answers stay masked', async () => {
    await apply()
    const marked = await api.admin('POST /api/application/1/status?status=1')
    expect(marked.body).toMatchObject({
      message: '状态更新成功',
      data: { status: 1, phone: '138****5678', idNumber: MASKED_NUMBER },
    })
    await apply()
    const both = { act: 'disable', ids: [1, 2] }
    expect((await api.admin('POST /api/application/batch', { body: both })).status).toBe(200)
    expect((await api.admin(`${list}?status=0`)).body.total).toBe(2)
  })

  test('A-453 a search for a full phone finds what is shown masked (X-33)', async () => {
    await apply()
    await apply({ phone: '13900000000', jobTitle: '测绘员' })
    expect((await api.admin(`${list}?keyword=13900000000`)).body).toMatchObject({
      total: 1,
      data: [{ id: 2 }],
    })
    expect((await api.admin(`${list}?keyword=%E6%B5%8B%E7%BB%98`)).body.total).toBe(1)
    expect((await api.admin(`${list}?sort=idNumber`)).status).toBe(400)
    expect((await api.admin(`${list}?sort=isSuspect`)).status).toBe(400)
  })

  test('A-148 a reveal shows all, is noted with its reason, and is kept by no cache (X-71)', async () => {
    await apply()
    const call = `GET /api/application/1?reason=${encodeURIComponent('核对身份')}`
    const revealed = await api.admin(call)
    expect(revealed.headers.get('cache-control')).toBe('no-store')
    expect(revealed.body.data).toMatchObject({ idNumber: inventedIdNumber, phone: '13812345678' })
    expect((await api.rows('audit')).at(-1)).toMatchObject({
      action: 'reveal',
      username: 'wangli',
      typeName: 'application',
      recordId: 1,
      title: '核对身份',
    })
    expect((await api.admin(`GET /api/application/1?reason=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await api.visitor(call)).status).toBe(401)
    expect((await api.admin('GET /api/application/7')).status).toBe(404)
  })

  test('A-148 a HEAD reveals nothing and notes nothing', async () => {
    await apply()
    const before = await acts()
    expect((await api.admin('HEAD /api/application/1')).text).toBe('')
    expect((await api.admin('HEAD /api/application/admin/export')).text).toBe('')
    expect(await acts()).toEqual(before)
  })

  test('P-423, P-408 a suspect is kept, answered alike and marked; who looks right is not (X-81)', async () => {
    const right = await write({ fillMs: 8000, homepage: '' })
    const suspects = [
      { homepage: 'https://spam.example' },
      { fillMs: 1499 },
      { message: 'http://a.example http://b.example www.c.example https://d.example' },
      { message: '便宜 [url=http://a.example]点这里[/url]' },
    ]
    for (const changes of suspects) expect((await write(changes)).body).toEqual(right.body)
    for (const fillMs of [-5, 'x', {}, 1e300, null, [1]]) expect((await write({ fillMs })).status).toBe(200)
    expect((await api.admin('GET /api/contact/admin/list?suspect=1')).body.total).toBe(4)
    const others = await api.admin('GET /api/contact/admin/list?suspect=0')
    expect(others.body.total).toBe(7)
    expect(others.text).not.toMatch(/isSuspect|homepage|fillMs/)
    expect((await api.admin('GET /api/contact/admin/list?suspect=2')).status).toBe(400)

    await apply({ homepage: 'x' })
    await apply()
    expect((await api.admin(`${list}?suspect=1`)).body).toMatchObject({ total: 1, data: [{ id: 1 }] })
  })

  test('P-423 callers of one IPv6 network count as one', async () => {
    const from = (address: string) => write({}, address)
    for (let post = 0; post < 20; post++) await from(`2001:db8:1:2::${post.toString(16)}`)
    const refused = await from('2001:db8:1:2:ffff::9')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
  })

  test('P-408 applications of one address are limited by the hour', async () => {
    for (let post = 0; post < 20; post++) expect((await apply()).status).toBe(200)
    const refused = await apply()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await apply({}, '203.0.113.77')).status).toBe(200)
  })

  test('A-425 several messages go at once, or none (X-82)', async () => {
    for (let post = 0; post < 3; post++) await write()
    const remove = (ids: number[]) => api.admin('POST /api/contact/batch', { body: { act: 'delete', ids } })
    expect((await remove([1, 9])).status).toBe(404)
    expect(await api.rows('contact-message')).toHaveLength(3)
    expect((await remove([1, 3])).status).toBe(200)
    expect((await api.rows('contact-message')).map(({ id }) => id)).toEqual([2])
  })

  test('X-82 messages are exported as a file for spreadsheets, by the filters of the list (X-82)', async () => {
    await write({ name: '=1+1', subject: '他说"好"', message: '第一行\n第二行, 逗号' })
    await write({ name: '乙', subject: '另一条' })
    const line = '/api/contact/admin/export?keyword=%E9%80%97%E5%8F%B7'
    const { data } = (await api.signIn()).body
    const headers = { authorization: `Bearer ${data.token}` }
    const request = new Request(`http://site.test${line}`, { headers })
    const response = await answer(request, api.backend, { address: '203.0.113.9' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      '编号,姓名,邮箱,电话,主题,消息,创建时间\r\n' +
        `1,'=1+1,chen@example.com,'13812345678,"他说""好""","第一行\n第二行, 逗号",2026-03-01 10:00:00\r\n`,
    )
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="export.csv"; filename*=UTF-8''${encodeURIComponent('留言')}-20260301.csv`,
    })
    expect((await api.rows('audit')).at(-1)).toMatchObject({ action: 'export', title: '1 条', noun: '留言' })
    expect((await api.visitor(`GET ${line}`)).status).toBe(401)
  })

  test('X-82 applications are exported masked, newest first, the words for what is stored', async () => {
    await apply()
    await apply({ name: '后来' })
    const { text } = await api.admin('GET /api/application/admin/export')
    const [head, first, second] = text.split('\r\n')
    expect(head).toContain('身份证号,电话,邮箱')
    expect(first).toMatch(/^2,后来,女,1998-05-20,27,999\*{11}0018,138\*{4}5678,/)
    expect(second).toMatch(/^1,林晓,/)
    expect(first).toContain('待处理')
    expect(text).not.toMatch(/13812345678|999999199805200018|2026-01,/)
  })

  test('an export of more rows than are read at once holds each of them once', async () => {
    await api.backend.transaction(async (stores) => {
      for (let row = 1; row <= 520; row++)
        await stores.of('contact-message').create({
          ...goodMessage,
          name: `n${row}`,
          createTime: row % 2 ? '2026-02-02T00:00:00.000Z' : '2026-01-02T00:00:00.000Z',
        })
    })
    const lines = (await api.admin('GET /api/contact/admin/export')).text.trimEnd().split('\r\n').slice(1)
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 520 }, (_, index) => 520 - index),
    )
    const february = (await api.admin('GET /api/contact/admin/export?from=2026-02-01')).text
    expect(february.trimEnd().split('\r\n')).toHaveLength(261)
  })

  test("one person's data is given whole, and the journal does not say whose it was", async () => {
    await apply({ resumeUrl: await upload() })
    await write({ email: 'LIN@example.com', phone: '13700000000' })
    await write()
    const data = await exportPerson(api.backend, { email: 'lin@example.com' })
    expect(data).toMatchObject({
      exportTime: '2026-03-01 10:00:00',
      messages: [{ email: 'LIN@example.com' }],
      applications: [
        {
          idNumber: inventedIdNumber,
          phone: '13812345678',
          consentVersion: '2026-01',
          resumeFileNames: ['林晓.pdf'],
        },
      ],
    })
    expect((await exportPerson(api.backend, { phone: '13812345678' })).messages).toHaveLength(1)
    expect((await exportPerson(api.backend, { phone: '1381234567' })).messages).toHaveLength(0)
    const [entry] = (await api.rows('audit')).slice(-3)
    expect(entry).toMatchObject({
      action: 'export',
      username: '命令行',
      title: '个人信息：留言 1 条，应聘简历 1 份',
    })
    expect(JSON.stringify(await api.rows('audit'))).not.toMatch(/lin@|13812345678/i)
  })

  test.each(['Änna@x.de', 'änna@x.de', 'ÄNNA@X.DE', 'A\u0308nna@x.de', ' mailto:änna@x.de。'])(
    'X-101 a person is found by %j, whatever its case and form',
    async (email) => {
      await write({ email: 'Änna@x.de' })
      await write({ email: 'Anna@x.de' })
      await write({ email: 'na@x.de' })
      expect((await exportPerson(api.backend, { email })).messages).toMatchObject([{ email: 'Änna@x.de' }])
      await erasePerson(api.backend, { email })
      expect((await api.rows('contact-message')).map((row) => row.email)).toEqual(['Anna@x.de', 'na@x.de'])
    },
  )

  test('X-101 a person whose address was stored before in another form is found', async () => {
    const id = await api.put('contact-message', { ...goodMessage, email: 'A\u0308nna@x.de\u200b' })
    const [found] = (await exportPerson(api.backend, { email: 'änna@x.de' })).messages
    expect(found).toMatchObject({ id })
  })

  test('X-101 a person is found by a phone with blanks and the code of the country', async () => {
    await write()
    expect((await exportPerson(api.backend, { phone: '+86 138 1234 5678' })).messages).toHaveLength(1)
  })

  test('X-101 what is pasted into an application is stored in its plain form', async () => {
    const pasted = ` ${inventedIdNumber.slice(0, 6)} ${inventedIdNumber.slice(6, 14)} ${inventedIdNumber.slice(14)}`
    const sent = { phone: '+86 138-1234-5678', email: 'LIN@example.com。', idNumber: pasted }
    expect((await apply(sent)).status).toBe(200)
    const stored = { phone: '13812345678', email: 'LIN@example.com', idNumber: inventedIdNumber }
    expect(await api.rows('application')).toMatchObject([stored])
  })

  test("one person's data is erased with the document; others keep theirs", async () => {
    await apply({ resumeUrl: await upload() })
    await apply({ phone: '13900000000', email: 'other@example.com', resumeUrl: await upload() })
    await write()
    const [{ fileName: erased } = {}, { fileName: kept } = {}] = await api.rows('resume')
    await erasePerson(api.backend, { phone: '13812345678' })
    expect((await api.rows('application')).map(({ id }) => id)).toEqual([2])
    expect(await api.rows('contact-message')).toEqual([])
    expect(await api.backend.files.privateNames()).toEqual([kept])
    expect(erased).not.toBe(kept)
    expect((await api.rows('audit')).at(-1)).toMatchObject({
      action: 'erase',
      title: '留言 1 条，应聘简历 1 份',
    })
    expect(await verifyChain(api.backend.stores)).not.toHaveProperty('brokenAt')
  })

  test('X-94 an administrator is told, given and erases all that has the phone or address of an application', async () => {
    await apply({ resumeUrl: await upload() })
    await write({ name: '林小姐', phone: '13700000000', email: 'LIN@example.com' })
    await write({ name: '陈默', phone: '13700000001', email: 'other@example.com' })
    const told = (await api.admin('GET /api/application/1/person')).body.data
    expect(told).toMatchObject({ messages: 1, applications: 1 })
    expect((told as { names: string[] }).names).toContain('林小姐')

    const given = JSON.parse((await api.admin('GET /api/application/1/person/export')).text) as object
    expect(given).toMatchObject({ messages: [{ name: '林小姐' }], applications: [{ phone: '13812345678' }] })
    expect((await api.rows('audit')).at(-1)).toMatchObject({
      action: 'export',
      username: 'wangli',
      title: '个人信息：留言 1 条，应聘简历 1 份',
    })
    const before = (await api.rows('audit')).length
    await api.admin('HEAD /api/application/1/person/export')
    expect(await api.rows('audit')).toHaveLength(before)

    expect((await api.admin('DELETE /api/application/1/person')).status).toBe(200)
    expect(await api.rows('application')).toEqual([])
    expect((await api.rows('contact-message')).map(({ name }) => name)).toEqual(['陈默'])
    expect(await api.backend.files.privateNames()).toEqual([])
    expect((await api.rows('audit')).at(-1)).toMatchObject({ action: 'erase', username: 'wangli' })
    expect(JSON.stringify(await api.rows('audit'))).not.toMatch(/lin@|13812345678/i)
    expect((await api.admin('DELETE /api/application/1/person')).status).toBe(404)
  })

  test("of one person's application that was removed a moment ago the document is erased too", async () => {
    await apply({ resumeUrl: await upload() })
    await api.admin('DELETE /api/application/1')
    await erasePerson(api.backend, { phone: '13812345678' })
    expect([await api.backend.files.privateNames(), await api.rows('resume')]).toEqual([[], []])
  })

  test("one person's document is erased from the trash too, into which a wrong database had put it", async () => {
    await apply({ resumeUrl: await upload() })
    const [{ fileName } = {}] = await api.rows('resume')
    const removed: unknown[] = []
    const { removePrivate, discardPrivate } = api.backend.files
    await discardPrivate(String(fileName), api.backend.now())
    await api.backend.transaction((stores) => stores.of('resume').remove(1))
    api.backend.files.removePrivate = async (name) => (removed.push(name), removePrivate(name))
    await erasePerson(api.backend, { phone: '13812345678' })
    expect(removed).toEqual([fileName])
  })

  test('the purge removes what has been kept long enough, and nothing else', async () => {
    await apply({ resumeUrl: await upload() })
    api.pass(400 * DAY_MS)
    await api.signIn()
    await apply()
    api.pass(330 * DAY_MS)
    const before = await api.rows('audit')
    expect(await countDue(api.backend)).toMatchObject({ applications: 1, auditEntries: 2, sessions: 1 })
    expect(await api.rows('application')).toHaveLength(2)

    expect(await purge(api.backend)).toEqual({
      applications: 1,
      auditEntries: 2,
      sessions: 1,
      // Two limits of applications, and the network from which the administrator had signed in.
      attempts: 3,
      resumeFiles: 1,
      heldBack: 0,
      isWiped: true,
    })
    expect(await api.backend.files.privateNames()).toEqual([])
    expect((await api.rows('application')).map(({ id }) => id)).toEqual([2])
    expect([await api.rows('session'), await api.rows('resume')]).toEqual([[], []])
    const after = await api.rows('audit')
    expect(after.map(({ action }) => action)).toEqual([
      ...before.slice(2).map(({ action }) => action),
      'purge',
    ])
    expect(await verifyChain(api.backend.stores)).toEqual({ checked: after.length })
    expect(await purge(api.backend)).toMatchObject({
      applications: 0,
      auditEntries: 0,
      sessions: 0,
      attempts: 0,
    })
  })

  test('the purge keeps audit entries for 183 days whatever the setting, and the latest for ever', async () => {
    const short = await openApi(open, { auditRetentionDays: 1 })
    short.pass(182 * DAY_MS)
    expect((await countDue(short.backend)).auditEntries).toBe(0)
    short.pass(2 * DAY_MS)
    expect((await countDue(short.backend)).auditEntries).toBe((await short.rows('audit')).length - 1)
    await short.close()
  })

  test('a changed audit entry is found, and so is a missing one', async () => {
    for (const title of ['甲', '乙', '丙'])
      await api.admin('POST /api/banner/add', { body: { title, imageUrl: 'a.png' } })
    const { length } = await api.rows('audit')
    expect(await verifyChain(api.backend.stores)).toEqual({ checked: length })
    await api.backend.transaction((stores) => stores.of('audit').update(4, { title: '改' }))
    expect(await verifyChain(api.backend.stores)).toMatchObject({ brokenAt: 4 })
    await api.backend.transaction(async (stores) => {
      for (const { id } of await stores.of('revision').find({ where: { auditId: 4 } }))
        await stores.of('revision').remove(id)
      await stores.of('audit').remove(4)
    })
    expect(await verifyChain(api.backend.stores)).toMatchObject({ brokenAt: 5 })
  })

  test('A-269 no answer but the reveal, no journal and no log holds an identity number', async () => {
    await apply()
    await api.admin('GET /api/application/1')
    const answers = [
      await api.admin(list),
      await api.admin('POST /api/application/1/status?status=1'),
      await api.admin('GET /api/application/admin/export'),
      await api.admin('GET /api/admin/audit'),
      await api.visitor('GET /api/application/1'),
    ]
    await api.admin('DELETE /api/application/1')
    const journals = [await api.rows('audit'), await api.rows('revision'), api.reported]
    expect(JSON.stringify([answers.map(({ text }) => text), journals])).not.toContain(inventedIdNumber)
  })
})
