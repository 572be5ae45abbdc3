import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import { sweepResumes } from '#content/application/sweep-resumes.ts'
import { openApi, type TestApi } from './api.ts'
import { backends, backendsWithFiles } from './backends.ts'
import { doc, docm, docx, pdf, xlsx } from './documents.ts'

const HOUR_MS = 3_600_000
const SPENT = {
  code: 400,
  message: '简历文件已失效，请重新上传',
  data: { errors: [{ field: 'resumeUrl', message: '简历文件已失效，请重新上传' }] },
}

describe.each(backendsWithFiles)('résumés on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open, { applicationPerHour: 4 })
  })
  afterEach(() => api.close())

  function upload(content: Buffer = pdf(), name = '陈晨的简历.pdf', address?: string) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name)
    return api.visitor('POST /api/application/upload', { rawBody: form, address })
  }

  const apply = (resumeUrl: unknown, address?: string) =>
    api.visitor('POST /api/application/add', {
      address,
      body: {
        name: '陈晨',
        phone: '13812345678',
        email: 'chen@example.com',
        birthDate: '1999-05-06',
        resumeUrl,
        consent: true,
        consentVersion: '2026-01',
      },
    })

  /** The id of an application with a résumé. */
  async function applied(content?: Buffer, name?: string): Promise<number> {
    const { data: reference } = (await upload(content, name)).body
    expect((await apply(reference)).status).toBe(200)
    return Number((await api.rows('application')).at(-1)?.id)
  }

  /** The same from an address of its own, so that the limits say nothing here. */
  async function appliedFrom(address: string): Promise<number> {
    const { data: reference } = (await upload(pdf(), 'a.pdf', address)).body
    expect((await apply(reference, address)).status).toBe(200)
    return Number((await api.rows('application')).at(-1)?.id)
  }

  const download = (id: number | string) => api.admin(`GET /api/application/${id}/resume`)

  test('A-269 a visitor uploads a document and gets a reference that tells nothing', async () => {
    const answered = await upload()
    expect(answered.status).toBe(200)
    expect(answered.body).toEqual({
      code: 200,
      message: '上传成功',
      data: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const [row] = await api.rows('resume')
    expect(row).toMatchObject({ originalName: '陈晨的简历.pdf', applicationId: null })
    expect(JSON.stringify(row)).not.toContain(answered.body.data)
  })

  test.each([
    ['PDF', pdf(), 'pdf', 'application/pdf'],
    ['DOC', doc(), 'doc', 'application/msword'],
    ['DOCX', docx(), 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])(
    'A-267 an administrator saves the %s that came with an application',
    async (_kind, content, extension, type) => {
      const id = await applied(content, '../陈晨"的简历.exe')
      const saved = await download(id)
      expect(saved.status).toBe(200)
      expect(Object.fromEntries(saved.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(content.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('陈晨的简历')}.${extension}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(saved.text).toBe(new TextDecoder().decode(content))
    },
  )

  test.each([
    ['a workbook', xlsx()],
    ['macros', docm()],
    ['a page', Buffer.from('<!doctype html>')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('A-269 %s is 415 whatever it is called', async (_what, content) => {
    expect((await upload(content, '简历.pdf')).status).toBe(415)
    expect(await api.rows('resume')).toEqual([])
    expect(await api.backend.files.privateNames()).toEqual([])
  })

  test('A-269 more than 10 MB is 413, no file 400, no form 415', async () => {
    const large = await upload(Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]))
    expect(large.body).toEqual({ code: 413, message: '文件大小不能超过10MB!', data: null })
    expect((await upload(Buffer.alloc(0))).status).toBe(400)
    expect((await api.visitor('POST /api/application/upload', { body: { file: 'x' } })).status).toBe(415)
  })

  test('X-68 accepted uploads are limited by address, refused ones do not count', async () => {
    for (let each = 0; each < 6; each += 1) expect((await upload(Buffer.from('no'))).status).toBe(415)
    for (let each = 0; each < 4; each += 1) expect((await upload()).status).toBe(200)
    const refused = await upload()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect((await upload(pdf(), 'a.pdf', '198.51.100.7')).status).toBe(200)
    expect(await api.backend.files.privateNames()).toHaveLength(5)
    api.pass(HOUR_MS)
    expect((await upload()).status).toBe(200)
  })

  test.each([
    ['that is too slow', 408, 0],
    ['that breaks off late', 400, 60_000],
    ['that turns out as nonsense late', 415, 60_000],
  ])('X-68 an upload %s counts against its sender', async (_what, status, passedMs) => {
    const { receiveResume } = api.backend.files
    api.backend.files.receiveResume = async () => {
      api.pass(passedMs)
      throw new HttpError(status, '')
    }
    for (let each = 0; each < 4; each += 1) expect((await upload()).status).toBe(status)
    api.backend.files.receiveResume = receiveResume
    expect((await upload()).status).toBe(429)
  })

  test('X-68 one network has two uploads arriving at once, others have theirs', async () => {
    const { receiveResume } = api.backend.files
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    api.backend.files.receiveResume = async (request) => {
      await arrived
      return receiveResume(request)
    }
    const from = (address: string) => upload(pdf(), 'a.pdf', address)
    const slow = [from('198.51.100.7:4001'), from('198.51.100.7:4002')]
    const third = await from('198.51.100.7')
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10'])
    expect(third.body).toEqual({ code: 429, message: '您有其他简历文件正在上传，请稍后再试', data: null })
    const other = from('198.51.100.8')
    arrive()
    for (const each of [...slow, other]) expect((await each).status).toBe(200)
    // The refused one did not count, and the places are free again.
    for (let each = 0; each < 2; each += 1) expect((await from('198.51.100.7')).status).toBe(200)
  })

  test('X-83 a reference is used once', async () => {
    const { data: reference } = (await upload()).body
    expect((await apply(reference)).status).toBe(200)
    const again = await apply(reference)
    expect([again.status, again.body]).toEqual([400, SPENT])
    expect(await api.rows('application')).toHaveLength(1)
  })

  test('X-83 an unknown reference, a stored name and a path are no reference', async () => {
    await applied()
    const [{ fileName, referenceHash } = {}] = await api.rows('resume')
    const tried = ['0'.repeat(64), fileName, referenceHash, `/upload/${String(fileName)}`, '../x']
    for (const sent of tried) {
      // An address of its own, so that the limit of posts says nothing here.
      const answered = await apply(sent, `198.51.100.${tried.indexOf(sent)}`)
      expect([answered.status, answered.body]).toEqual([400, SPENT])
    }
  })

  test('X-83 a reference lasts a day', async () => {
    const [early, late] = [(await upload()).body.data, (await upload()).body.data]
    api.pass(24 * HOUR_MS - 1000)
    expect((await apply(early)).status).toBe(200)
    api.pass(1000)
    expect((await apply(late)).body).toEqual(SPENT)
  })

  test('X-83 an application that is refused has not used its reference', async () => {
    const { data: reference } = (await upload()).body
    const refused = await api.visitor('POST /api/application/add', { body: { resumeUrl: reference } })
    expect(refused.status).toBe(400)
    expect((await apply(reference)).status).toBe(200)
  })

  test('X-71 no address leads to a résumé but the call, and that only with a session', async () => {
    const id = await applied()
    const [{ fileName } = {}] = await api.rows('resume')
    for (const path of [`/upload/${String(fileName)}`, `/upload/..%2Fresumes%2F${String(fileName)}`])
      expect((await api.visitor(`GET ${path}`)).status).toBe(404)
    expect((await api.visitor(`GET /api/application/${id}/resume`)).status).toBe(401)
    for (const unknown of [id + 1, 0, 'x', '1e3', '99999999999999999999'])
      expect((await download(unknown)).status).toBe(404)
  })

  test('X-71 an application without a résumé has none to save', async () => {
    await apply('')
    const id = Number((await api.rows('application')).at(-1)?.id)
    expect((await download(id)).status).toBe(404)
  })

  test('X-71 every download is in the journal with who and whose, a HEAD is none', async () => {
    const id = await applied()
    expect((await api.admin(`HEAD /api/application/${id}/resume`)).status).toBe(200)
    expect((await api.rows('audit')).filter(({ action }) => action === 'download')).toEqual([])
    await download(id)
    expect((await api.rows('audit')).filter(({ action }) => action === 'download')).toMatchObject([
      { username: 'wangli', typeName: 'application', recordId: id, address: '203.0.113.9', title: '' },
    ])
  })

  test('X-71 what no application took is removed after a day, what one took stays', async () => {
    const id = await applied()
    await upload()
    expect(await sweepResumes(api.backend)).toMatchObject({ removed: 0 })
    expect(await api.backend.files.privateNames()).toHaveLength(2)
    api.pass(24 * HOUR_MS)
    expect(await sweepResumes(api.backend)).toMatchObject({ removed: 1 })
    const [{ fileName, applicationId } = {}] = await api.rows('resume')
    expect(applicationId).toBe(id)
    expect(await api.backend.files.privateNames()).toEqual([fileName])
  })

  test('A-511, X-71 of a removed application the file goes with the next sweep, and nothing tells whose it was', async () => {
    const id = await applied()
    await applied()
    const [{ fileName } = {}, { fileName: kept } = {}] = await api.rows('resume')
    expect((await api.admin(`DELETE /api/application/${id}`)).status).toBe(200)
    expect((await api.rows('resume'))[0]).toMatchObject({
      fileName,
      referenceHash: fileName,
      originalName: '',
      applicationId: null,
      isGivenUp: 1,
    })
    expect((await download(id)).status).toBe(404)
    expect((await apply(fileName)).body).toEqual(SPENT)
    expect(await sweepResumes(api.backend)).toEqual({ removed: 1, heldBack: 0 })
    expect(await api.backend.files.privateNames()).toEqual([kept])
    expect(await api.rows('resume')).toMatchObject([{ fileName: kept, applicationId: 2 }])
  })

  test('X-71 when most applications are removed at once, all their documents go with the next sweep', async () => {
    const ids: number[] = []
    for (let each = 0; each < 12; each += 1) ids.push(await appliedFrom(`198.51.100.${each}`))
    const kept = (await api.rows('resume')).at(-1)?.fileName
    const body = { act: 'delete', ids: ids.slice(0, 11) }
    expect((await api.admin('POST /api/application/batch', { body })).status).toBe(200)
    expect(await sweepResumes(api.backend)).toEqual({ removed: 11, heldBack: 0 })
    expect(await api.backend.files.privateNames()).toEqual([kept])
    expect(await api.rows('resume')).toHaveLength(1)
  })

  test('X-87 a database that lost its rows takes no document away', async () => {
    for (let each = 0; each < 12; each += 1) await appliedFrom(`198.51.100.${each}`)
    const names = await api.backend.files.privateNames()
    await api.backend.transaction(async (stores) => {
      for (let id = 3; id <= 12; id += 1) await stores.of('resume').remove(id)
    })
    // Files tell the real time.
    api.pass(Date.now())
    expect(await sweepResumes(api.backend)).toEqual({ removed: 0, heldBack: 10 })
    expect(await api.backend.files.privateNames()).toEqual(names)
    expect(api.reported).toEqual([
      { event: '数据库不认识的简历文件过多，未清理', detail: { heldBack: 10, files: 12 } },
    ])
  })

  test('a file that cannot be written down is not kept', async () => {
    const { transaction } = api.backend
    let calls = 0
    const failing: typeof transaction = (work) => {
      calls += 1
      return calls === 2 ? Promise.reject(new Error('The disk is full')) : transaction(work)
    }
    Object.assign(api.backend, { transaction: failing })
    expect((await upload()).status).toBe(500)
    expect(await api.backend.files.privateNames()).toEqual([])
  })
})

describe.each(backends)('a long sweep on %s', (_name, open) => {
  test('X-71 many are swept in small transactions, and without any when there is nothing to do', async () => {
    const api = await openApi(open)
    const createTime = '2026-01-01T00:00:00.000Z'
    await api.backend.transaction(async (stores) => {
      for (let each = 0; each < 120; each += 1) {
        const fileName = `${String(each).padStart(32, '0')}.pdf`
        const applicationId = each % 4 === 0 ? 7 : null
        await stores
          .of('resume')
          .create({ fileName, referenceHash: fileName, originalName: '', createTime, applicationId })
      }
    })
    const { transaction } = api.backend
    let transactions = 0
    const counted: typeof transaction = (work) => {
      transactions += 1
      return transaction(work)
    }
    Object.assign(api.backend, { transaction: counted })
    // A tenth of them may go at once.
    const names = Array.from({ length: 900 }, (_, each) => `${String(each).padStart(32, '0')}.pdf`)
    Object.assign(api.backend.files, { privateNames: async () => names })
    expect(await sweepResumes(api.backend)).toMatchObject({ removed: 90 })
    expect(transactions).toBe(4)
    expect(await sweepResumes(api.backend)).toMatchObject({ removed: 0 })
    expect(transactions).toBe(4)
    expect((await api.rows('resume')).map(({ applicationId }) => applicationId)).toEqual(Array(30).fill(7))
    await api.close()
  })
})
