import { describe, expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { MOCKED_ORIGIN, withMockedSite } from '#tests/setup/mocked-site.ts'

const { ask, set, token } = withMockedSite()

describe('a refusal that is asked for is the one that the API gives by itself', () => {
  const IDS = [1, 2]

  /** The same call, refused by the API and by the rules. */
  async function both(line: string, text: string, natural: unknown, staged: unknown = natural) {
    set('normal')
    const own = await ask(line, natural)
    set(text)
    return { own, asked: await ask(line, staged) }
  }

  describe.each(['POST /api/partner/batch', 'POST /api/partner/order'])('%s', (line) => {
    const partners = () => ask('GET /api/partner/admin/list')

    test('X-79, X-82 names the record that was changed', async () => {
      const before = await partners()
      const versions = before.body.data.filter(({ id }: { id: number }) => IDS.includes(id)).map(versionOf)
      const body = { act: 'disable', ids: IDS, versions }
      const stale = await both(line, 'write=409', { ...body, versions: ['of yesterday', versions[1]] }, body)
      expect(stale.own.status).toBe(409)
      expect(stale.own.body.data.errors).toEqual([
        { field: 'ids.1', message: '该记录已被他人修改，请刷新后重试' },
      ])
      expect(stale.asked).toEqual(stale.own)
      set('normal')
      expect((await partners()).text).toBe(before.text)
    })

    test('X-79, X-82 names each record where none is compared, for it may have been changed', async () => {
      set('write=409')
      const unseen = await ask(line, { act: 'disable', ids: IDS })
      expect(unseen.body.data.errors.map(({ field }: { field: string }) => field)).toEqual(['ids.1', 'ids.2'])
    })

    test('X-79, X-82 names the record that is gone', async () => {
      const before = await partners()
      const gone = await both(line, 'write=404', { act: 'disable', ids: [999] })
      expect(gone.own.body).toMatchObject({ code: 404, data: { errors: [{ field: 'ids.999' }] } })
      expect(gone.asked).toEqual(gone.own)
      set('normal')
      expect((await partners()).text).toBe(before.text)
    })
  })

  test('X-40 of signing in', async () => {
    const { own, asked } = await both('POST /api/admin/login', 'login=400', {
      username: 'admin',
      password: 'wrong',
    })
    expect(own.status).toBe(400)
    expect(asked).toEqual(own)
  })

  test('A-434 of an account that is locked, with the time that its sentence names', async () => {
    const refused = async () => {
      const body = JSON.stringify({ username: 'admin', password: 'wrong' })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${MOCKED_ORIGIN}/api/admin/login`, { method: 'POST', headers, body })
      return [response.status, await response.json(), response.headers.get('retry-after')]
    }
    for (let failure = 0; failure < 5; failure += 1) await refused()
    const own = await refused()
    expect(own).toEqual([
      429,
      { code: 429, message: '登录失败次数过多，请 15 分钟后再试', data: null },
      '900',
    ])
    set('login=429')
    expect(await refused()).toEqual(own)
    set('login=429,retry:60')
    expect((await refused())[1].message).toBe('登录失败次数过多，请 1 分钟后再试')
  })

  test('A-434 of an account whose password is changed while it is locked', async () => {
    set('POST/api/admin/password=429')
    const { status, body } = await ask('POST /api/admin/password')
    expect([status, body.message]).toEqual([429, '登录失败次数过多，请 15 分钟后再试'])
  })

  test('a database that is away asks to wait as the host does', async () => {
    set('*=503')
    const { headers } = await fetch(`${MOCKED_ORIGIN}/api/banner/list`)
    expect(headers.get('retry-after')).toBe('5')
  })

  test.each([
    ['\x89PNG\r\n\x1a\n', 'application/octet-stream', '图片大小不能超过5MB!'],
    ['\0\0\0\x18ftypisom', 'application/octet-stream', '视频大小不能超过500MB!'],
    ['ID3\x04', 'application/octet-stream', '音频大小不能超过10MB!'],
    // What the bytes do not tell is told by who sends it.
    ['nothing known', 'video/x-own', '视频大小不能超过500MB!'],
    ['nothing known', '', '图片大小不能超过5MB!'],
  ])('X-39 a file of %j (%s) is too large by the sentence of its kind', async (start, type, sentence) => {
    set('upload=413')
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(start, (sign) => sign.charCodeAt(0))], 'x', { type }))
    const headers = { authorization: `Bearer ${token()}` }
    const refused = await fetch(`${MOCKED_ORIGIN}/api/upload`, { method: 'POST', headers, body: form })
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { code: 413, message: sentence, data: null },
    ])
  })
})
