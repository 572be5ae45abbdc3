import { beforeAll, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { demoAdministrator } from './accounts.ts'
import { inventedPerson } from '#contract/privacy/invented-people.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { isScenarioName, scenarios, type ScenarioName } from './scenarios.ts'
import { withScenario } from './node.ts'

/**
 * Entries of both error catalogues that the API can cause, typed by hand. Each has its checklist number, scenario, a
 * call, and the expected status and body, or `cut`.
 */
type Line = [number: string, scenario: ScenarioName, call: string, status: number, body: unknown]

const NO_MESSAGE = { code: 500, message: '', data: null }
const NO_MSG = { code: 500, message: '', msg: '', data: null }
const SENTENCE = '服务器提示：该内容正在审核，暂时不能保存'
const refused = (code: number, message: string) => ({ code, message, data: null })

const publicLines: Line[] = [
  ['P-460', 'server-message-on-save', 'POST /api/contact/add', 400, refused(400, SENTENCE)],
  ['P-460', 'old-server-on-save', 'POST /api/contact/add', 200, refused(400, SENTENCE)],
  ['P-461', 'no-message-on-save', 'POST /api/contact/add', 500, NO_MESSAGE],
  ['P-462', 'network-failure', 'POST /api/contact/add', 0, 'cut'],
  ['P-462', 'network-failure-on-save', 'POST /api/contact/add', 0, 'cut'],
  ['P-462', 'proxy-page', 'POST /api/contact/add', 502, expect.stringContaining('<html>')],
  ['P-462', 'proxy-page-as-success', 'POST /api/contact/add', 200, expect.stringContaining('<html>')],
  ['P-462', 'empty-answer', 'POST /api/contact/add', 200, ''],
  ['P-462', 'half-answer', 'GET /api/banner/list', 200, expect.stringMatching(/^\{"code":200,[^]*[^}]$/)],
  ['P-462', 'too-many', 'POST /api/contact/add', 429, refused(429, '提交过于频繁，请稍后再试')],
  ['P-463', 'normal', 'POST /api/contact/add', 200, { code: 200, message: '消息发送成功！我们会尽快回复您。', data: null }], // oxfmt-ignore
  ['P-465', 'every-load-fails', 'GET /api/banner/list', 500, refused(500, '操作失败，请稍后重试')],
  ['P-465', 'load-fails-banner', 'GET /api/banner/list', 500, NO_MESSAGE],
  ['P-465', 'load-fails-service', 'GET /api/service/list', 500, NO_MESSAGE],
  ['P-465', 'load-fails-about', 'GET /api/about', 500, NO_MESSAGE],
  ['P-465', 'load-fails-partner', 'GET /api/partner/list', 500, NO_MESSAGE],
  ['P-465', 'load-fails-page-config', 'GET /api/page-config/about', 500, NO_MESSAGE],
  ['P-465', 'old-server-on-load', 'GET /api/banner/list', 200, refused(500, '操作失败，请稍后重试')],
  ['P-466', 'empty', 'GET /api/banner/list', 200, { code: 200, message: '操作成功', data: [] }],
  ['P-467', 'load-fails-base', 'GET /api/base/list', 500, NO_MESSAGE],
  ['P-468', 'load-fails-wechat-qr-config', 'GET /api/wechat-qr-config/current', 500, NO_MESSAGE],
  ['P-468', 'empty-wechat-qr-config', 'GET /api/wechat-qr-config/miniprogram', 200, {}],
  [
    'P-469',
    'without-media',
    'GET /api/wechat-qr-config/current',
    200,
    expect.objectContaining({ qrImageUrl: '' }),
  ],
  ['P-470', 'load-fails-recruitment', 'GET /api/recruitment/list', 500, NO_MESSAGE],
  ['P-471', 'empty-recruitment', 'GET /api/recruitment/list', 200, expect.objectContaining({ data: [] })],
  [
    'P-486',
    'empty-intelligent-annotation',
    'GET /api/intelligent-annotation/active',
    200,
    expect.objectContaining({ data: [] }),
  ],
  ['P-487', 'load-fails-page-config', 'GET /api/page-config/cases', 500, NO_MESSAGE],
]

const consoleLines: Line[] = [
  ['A-569', 'normal', 'POST /api/admin/login', 200, expect.objectContaining({ message: '登录成功' })],
  ['A-577', 'save-fails-banner', 'POST /api/banner/update', 500, NO_MESSAGE],
  ['A-578', 'delete-fails-banner', 'POST /api/banner/delete/1', 500, NO_MESSAGE],
  ['A-579', 'status-fails-partner', 'POST /api/partner/status', 500, NO_MESSAGE],
  ['A-580', 'no-message-on-save', 'POST /api/banner/order', 500, NO_MESSAGE],
  ['A-581', 'server-message-on-save', 'POST /api/news', 400, refused(400, SENTENCE)],
  ['A-582', 'msg-failure', 'POST /api/autonomous-driving/intro/save', 400, expect.objectContaining({ code: 400, msg: '保存失败：该分类下的条目已满' })], // oxfmt-ignore
  ['A-583', 'plain-text-failure', 'POST /api/enterprise-honors/save', 400, '保存失败：该证书编号已经登记'],
  ['A-583', 'delete-fails-software-copyright', 'DELETE /api/software-copyright/1', 500, ''],
  ['A-584', 'field-errors-on-save', 'POST /api/banner/update', 400, expect.objectContaining({ data: { errors: [{ field: 'title', message: '标题未通过服务器校验' }, { field: 'subtitle', message: '副标题未通过服务器校验' }] } })], // oxfmt-ignore
  ['A-584', 'truthy-data-failure', 'POST /api/tech-service-social-service/save', 400, refused(400, '保存失败：图片数量超过限制')], // oxfmt-ignore
  ['A-585', 'login-wrong', 'POST /api/admin/login', 400, refused(400, '登录失败，请检查用户名和密码')],
  ['A-585', 'login-locked', 'POST /api/admin/login', 429, refused(429, '登录失败次数过多，请 15 分钟后再试')],
  ['A-585', 'no-message-on-login', 'POST /api/admin/login', 500, NO_MESSAGE],
  ['A-589', 'upload-too-large', 'POST /api/upload', 413, refused(413, '图片大小不能超过5MB!')],
  ['A-589', 'upload-wrong-type', 'POST /api/upload', 415, refused(415, '不支持的文件类型，只能上传图片、视频或音频')], // oxfmt-ignore
  ['A-590 A-591 A-592 A-593 A-594', 'no-message-on-upload', 'POST /api/upload', 500, NO_MESSAGE],
  ['A-590', 'upload-old-server', 'POST /api/upload', 200, refused(500, '操作失败，请稍后重试')],
  ['A-590', 'upload-network-failure', 'POST /api/upload', 0, 'cut'],
  ['A-596', 'load-fails-banner', 'GET /api/banner/admin/list', 500, NO_MESSAGE],
  ['A-597', 'load-fails-service', 'GET /api/service/admin/list', 500, NO_MESSAGE],
  ['A-598', 'load-fails-case', 'GET /api/case/admin/list', 500, NO_MESSAGE],
  ['A-599', 'load-fails-contact-message', 'GET /api/contact/admin/list', 500, NO_MESSAGE],
  ['A-600', 'load-fails-stats', 'GET /api/stats/dashboard', 500, NO_MESSAGE],
  ['A-601', 'load-fails-base', 'GET /api/base/admin/list', 500, NO_MESSAGE],
  ['A-602', 'load-fails-core-member', 'GET /api/core-member/all', 500, NO_MESSAGE],
  ['A-603', 'load-fails-about', 'GET /api/about', 500, NO_MESSAGE],
  ['A-604', 'load-fails-partner', 'GET /api/partner/admin/list', 500, NO_MESSAGE],
  ['A-605', 'load-fails-news', 'GET /api/news', 500, NO_MESSAGE],
  ['A-606', 'load-fails-recruitment', 'GET /api/recruitment/admin/list', 500, NO_MESSAGE],
  ['A-607', 'load-fails-application', 'GET /api/application/admin/list', 500, NO_MESSAGE],
  ['A-608', 'load-fails-quality-process', 'GET /api/quality-process/list', 500, NO_MESSAGE],
  ['A-609', 'load-fails-data-annotation-support', 'GET /api/data-annotation-support/admin/list', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-610', 'load-fails-intelligent-annotation', 'GET /api/intelligent-annotation/list', 500, NO_MESSAGE],
  ['A-611', 'load-fails-industry-solutions', 'GET /api/industry-solutions/admin/list', 500, NO_MESSAGE],
  ['A-612', 'load-fails-page-config', 'GET /api/page-config/admin/list', 500, NO_MESSAGE],
  ['A-613', 'load-fails-map-surveying-applications', 'GET /api/map-surveying-applications/', 500, NO_MESSAGE],
  ['A-614', 'load-fails-soil-submission', 'GET /api/soil-submission/', 500, NO_MESSAGE],
  ['A-615', 'load-fails-soil-tech', 'GET /api/soil-tech/admin/list', 500, NO_MESSAGE],
  ['A-616', 'load-fails-soil-case', 'GET /api/soil-case/admin/list', 500, NO_MESSAGE],
  ['A-617', 'load-fails-land-extension-background', 'GET /api/land-extension-background/', 500, NO_MESSAGE],
  ['A-618', 'load-fails-autonomous-driving-item', 'GET /api/autonomous-driving/admin/items/service', 500, NO_MSG], // oxfmt-ignore
  ['A-619', 'load-fails-enterprise-honors', 'GET /api/enterprise-honors/', 500, NO_MESSAGE],
  ['A-620', 'load-fails-software-copyright', 'GET /api/software-copyright/', 500, NO_MESSAGE],
  ['A-621', 'load-fails-qualification-certification', 'GET /api/qualification-certification/', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-622', 'load-fails-leadership-care', 'GET /api/leadership-care', 500, NO_MESSAGE],
  ['A-623', 'load-fails-wechat-qr-config', 'GET /api/wechat-qr-config/', 500, NO_MESSAGE],
  ['A-624', 'load-fails-autonomous-driving-intro', 'GET /api/autonomous-driving/intro', 500, NO_MSG],
  ['A-625', 'load-fails-government-module', 'GET /api/government-service/admin/modules', 500, NO_MESSAGE],
  ['A-625', 'load-fails-label', 'GET /api/label', 500, NO_MESSAGE],
  ['A-626', 'load-fails-natural-disaster-risk-assessment', 'GET /api/natural-disaster-risk-assessment/list', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-626', 'load-fails-land-extension-statistics', 'GET /api/land-extension-statistics/list', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-626', 'load-fails-natural-disaster-data-collection', 'GET /api/natural-disaster-data-collection/list', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-626', 'load-fails-natural-disaster-data-management', 'GET /api/natural-disaster-data-management/list', 500, NO_MESSAGE], // oxfmt-ignore
  ['A-629', 'delete-fails-news', 'DELETE /api/news/1', 500, NO_MESSAGE],
  ['A-630', 'session-expired', 'GET /api/banner/admin/list', 401, refused(401, '登录已过期，请重新登录')],
  ['A-630', 'session-expires-on-save', 'POST /api/banner/update', 401, refused(401, '登录已过期，请重新登录')], // oxfmt-ignore
  ['A-630', 'unauthorised-everywhere', 'GET /api/banner/list', 401, refused(401, '登录已过期，请重新登录')],
]

const message = { ...inventedPerson(800), subject: '咨询', message: '请联系我' }
const backend = createMemoryBackend()
let token = ''

beforeAll(async () => {
  const { data } = await (await ask('normal', 'POST /api/admin/login')).json()
  token = data.token
})

test.each([...publicLines, ...consoleLines])('%s is staged by %s at %s', async (...line) => {
  const [, scenario, call, status, body] = line
  const response = await ask(scenario, call)
  if (body === 'cut') return expect(response.type).toBe('error')
  expect(response.status).toBe(status)
  const text = await response.text()
  const isJson = text.startsWith('{') && text.endsWith('}')
  expect(isJson ? JSON.parse(text) : text).toEqual(body)
})

/** Catalogue entries that no API response can cause, only a form, a click or a clock. */
const ofTheBrowser = [
  ...numbers('P', [459, 464, 472, 473, 474, 475, 476, 477, 478, 479, 480, 482, 483, 484, 485]),
  ...numbers('A', [570, 571, 572, 573, 574, 575, 576, 586, 587, 588, 595, 627, 628, 631, 633]),
]
/** Staged beside the API: by the handlers for the map's script, by the mock host for scripts that load late. */
const besideTheApi: [number: string, scenario: ScenarioName][] = [
  ['P-481', 'map-script-fails'],
  ['P-488', 'lazy-part-never-comes'],
  ['P-488', 'lazy-part-missing'],
  ['A-632', 'lazy-part-never-comes'],
]

test('every line of both catalogues is staged or belongs to the browser', () => {
  const staged = [...publicLines, ...consoleLines].flatMap(([line]) => line.split(' '))
  const known = new Set([...staged, ...ofTheBrowser, ...besideTheApi.map(([line]) => line)])
  const all = [...numbers('P', range(459, 488)), ...numbers('A', range(569, 633))]
  expect(all.filter((line) => !known.has(line))).toEqual([])
  for (const [, scenario] of besideTheApi) expect(isScenarioName(scenario)).toBe(true)
})

test('every scenario says in which section the line it stages stands', () => {
  for (const { stages } of Object.values(scenarios))
    expect(stages).toMatch(
      /(public-site|back-office) §\d|decisions X-\d+|added-since\.md S-\d|docs\/operations\/|design for/,
    )
})

function ask(scenario: ScenarioName, call: string): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const { username, password } = demoAdministrator
  const form = new FormData()
  form.set('file', new File(['a picture'], 'photo.png', { type: 'image/png' }))
  const json = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ username, password, ...message }) } // oxfmt-ignore
  const sent = method === 'GET' ? { headers } : path === '/api/upload' ? { headers, body: form } : json
  const request = new Request(`http://site${path}`, { method, ...sent })
  return withScenario(answer, scenario)(request, backend, { address: '127.0.0.1' })
}

function numbers(letter: string, values: readonly number[]): string[] {
  return values.map((value) => `${letter}-${value}`)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_unused, index) => first + index)
}
