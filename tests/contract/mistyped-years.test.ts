import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBody, makeRecord, typeOf } from './records.ts'

const TOO_EARLY = '登记日期不能早于 1900-01-01'

describe.each(backends)('dates of mistyped years on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const type = typeOf('Copyright')
  /** A record that an earlier release stored. */
  async function old(): Promise<number> {
    const id = await makeRecord(api, type, goodBody(type))
    await api.backend.transaction((stores) =>
      stores.of('software-copyright').update(id, { registrationDate: '0026-11-29' }),
    )
    return id
  }
  const change = (body: object) => api.admin('POST /api/software-copyright/update', { body })

  test('X-75 a new record with a day before 1900 is refused with its sentence', async () => {
    const { status, text } = await api.admin('POST /api/software-copyright/save', {
      body: goodBody(type, { registrationDate: '0026-11-29' }),
    })
    expect([status, text]).toEqual([400, TOO_EARLY])
  })

  test.each(['GET /api/contact/admin/list?from=0026-11-29', 'GET /api/admin/audit?to=0202-11-29'])(
    'X-33 %s is refused',
    async (line) => expect((await api.admin(line)).status).toBe(400),
  )

  test('a mourning day of the year 26 is refused at the list of days', async () => {
    const days = [{ title: '公祭日', look: 'mourning', from: '0026-12-13', until: '2026-12-13' }]
    const { status, body } = await api.admin('POST /api/site-settings', { body: { days } })
    expect([status, body.data.errors[0].field]).toEqual([400, 'days'])
  })

  test('S-006 settings that hold such a mourning day are saved elsewhere, the day sent as it is', async () => {
    const days = [{ title: '公祭日', look: 'mourning', from: '0026-12-13', until: '2026-12-13' }]
    await api.put('site-settings', { days, phone: '0551-11111111' })
    const { status } = await api.admin('POST /api/site-settings', { body: { days, phone: '0551-12345678' } })
    const [row] = await api.rows('site-settings')
    expect([status, row]).toMatchObject([200, { days, phone: '0551-12345678' }])
  })

  test('a record that holds such a day is edited elsewhere, though the day is sent as it is', async () => {
    const id = await old()
    const { status } = await change({ id, title: '改过', registrationDate: '0026-11-29' })
    const [row] = await api.rows('software-copyright')
    expect([status, row]).toMatchObject([200, { title: '改过', registrationDate: '0026-11-29' }])
  })

  test('another such day is refused in its place', async () => {
    const { status, text } = await change({ id: await old(), registrationDate: '0202-11-29' })
    expect([status, text]).toEqual([400, TOO_EARLY])
  })

  test('a record that holds such a day is switched, ordered and deleted', async () => {
    const id = await old()
    const { status } = await api.admin(`POST /api/software-copyright/${id}/status?status=0`)
    const ordered = await api.admin('POST /api/software-copyright/order', { body: { ids: [id] } })
    const deleted = await api.admin('POST /api/software-copyright/batch', {
      body: { act: 'delete', ids: [id] },
    })
    expect([status, ordered.status, deleted.status]).toEqual([200, 200, 200])
  })
})
