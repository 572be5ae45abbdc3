import { createRemixStub } from '@remix-run/testing'
import { useLocation } from '@remix-run/react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { contactAddress } from '#app/public/contact-address.ts'
import { rulesOf } from '#tests/setup/document.ts'
import { placeOf } from './bases/base-place.ts'
import { ContactPage } from './contact-page.tsx'
import { defaultContactTexts } from './default-contact-texts.ts'
import type { Job } from './jobs/job.ts'
import type { ContactContent } from './load-contact-page.ts'

const noJob: Job = {
  id: 0,
  jobTitle: '',
  jobLocation: '',
  jobDescription: '',
  genderRequirement: '',
  ageRequirement: '',
  jobCategory: '',
  serviceMode: '',
  servicePeriod: '',
  trainingPeriod: '',
  basicQualities: '',
  professionalSkills: '',
  jobRequirements: '',
  jobSource: '',
  tags: [],
}
const engineer = {
  ...noJob,
  id: 3,
  jobTitle: '前端工程师',
  jobLocation: '合肥',
  jobDescription: '做标注工具',
}
const clerk = {
  ...noJob,
  id: 5,
  jobTitle: '标注员 & 质检',
  jobLocation: '扬州',
  jobDescription: '标注点云',
  jobCategory: '数据类',
  jobRequirements: '细心',
}

const unfilled = {
  description: '',
  phone: '',
  email: '',
  workstationCount: 0,
  longitude: null,
  latitude: null,
}
const hefei = placeOf({
  ...unfilled,
  id: 1,
  name: '合肥总部',
  address: '示例大道',
  longitude: 117.34,
  latitude: 31.9,
})
const yangzhou = placeOf({
  ...unfilled,
  id: 2,
  name: '扬州基地',
  address: '示例路 28 号',
  phone: '0514-1',
  email: 'y@example.com',
  longitude: 119.4,
  latitude: 32.39,
  workstationCount: 360,
})

const content: ContactContent = {
  texts: defaultContactTexts,
  contact: { address: '合肥市某路 1 号', phone: '0551-1234', email: 'hi@example.com' },
  codes: {
    wechat: { title: '图联公众号', description: '扫码关注', qrImageUrl: '/upload/w.png' },
    miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
  },
  jobs: [engineer, clerk],
  bases: [hefei, yangzhou],
  hasMap: false,
}

const Address = () => {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

/** Making styles takes longer than a test usually waits. */
const LONG = { timeout: 60_000 }

async function renderPage(change: Partial<ContactContent> = {}, address = '/contact') {
  const Stub = createRemixStub([
    {
      path: '/contact',
      Component: () => (
        <>
          <ContactPage {...content} {...change} />
          <Address />
        </>
      ),
    },
    { path: '/apply', Component: Address },
  ])
  const rendered = render(<Stub initialEntries={[address]} />)
  await screen.findByRole('heading', { name: '加入我们' }, LONG)
  await screen.findByRole('heading', { name: '到基地看一看' }, LONG)
  return rendered
}

const address = () => document.querySelector('output')!.textContent
const stations = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const locations = () => within(screen.getByRole('list', { name: '岗位地点' }))
const cards = () => screen.queryAllByRole('link', { name: /工程师|标注员/ })

// The first render makes all styles and fetches the sections below the window and the dialogs.
beforeAll(async () => {
  await Promise.all([
    import('#app/public/layout/footer/footer-dialog.tsx'),
    import('./jobs/index.ts'),
    import('./bases/index.ts'),
  ])
  await renderPage()
  cleanup()
}, 120_000)

test('P-224, P-056 the banner says what the page config says', async () => {
  await renderPage({ texts: { ...defaultContactTexts, title: '找到我们', subtitle: '随时' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找到我们')
  expect(screen.getByText('随时')).toBeInTheDocument()
})

test('P-225, P-226, P-506 address, phone, e-mail and working hours', async () => {
  await renderPage()
  expect(
    screen
      .getAllByRole('definition')
      .slice(0, 4)
      .map((detail) => detail.firstChild?.textContent),
  ).toEqual(['合肥市某路 1 号', '0551-1234', 'hi@example.com', '周一至周六 8:30-17:30'])
})

async function openTile(name: RegExp) {
  await userEvent.click(
    within(screen.getByRole('list', { name: '更多联系方式' })).getByRole('button', { name }),
  )
  return screen.findByRole('dialog')
}

test('P-227, P-228, P-504 the official account opens as a QR code', async () => {
  await renderPage()
  const dialog = await openTile(/官方公众号/)
  expect(within(dialog).getByRole('heading')).toHaveTextContent('图联公众号')
  expect(within(dialog).getByRole('img', { name: '图联公众号' })).toHaveAttribute('src', '/upload/w.png')
  expect(rulesOf(dialog)).toContain('width:min(400px,')
})

test('P-229, P-469 base booking opens as a QR code, and says when there is none', async () => {
  await renderPage()
  const dialog = await openTile(/基地预约/)
  expect(within(dialog).getByText('暂无二维码图片')).toBeInTheDocument()
})

test.each([
  ['P-230, P-473', /邮箱/, 'hi@example.com', '邮箱地址已复制到剪贴板！'],
  ['P-231, P-474', /电话/, '0551-1234', '电话号码已复制到剪贴板！'],
])('%s %s opens with a copy button', async (_number, tile, value, sentence) => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  await renderPage()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const dialog = await openTile(tile)
  fireEvent.click(within(dialog).getByRole('button', { name: '复制' }))
  expect(await within(dialog).findByRole('button', { name: sentence })).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(value)
})

test('P-379 a press outside closes a dialog', async () => {
  await renderPage()
  const dialog = await openTile(/电话/)
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('P-475, P-477 the address is copied with the general words, and a failure says what to do', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('denied'))
  document.execCommand = vi.fn().mockReturnValue(false)
  await renderPage()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  fireEvent.click(screen.getByRole('button', { name: '复制地址' }))
  const copied = await screen.findByRole('button', { name: '已复制到剪贴板！' })
  expect(writeText).toHaveBeenCalledWith('合肥市某路 1 号')
  fireEvent.click(copied)
  expect(await screen.findByRole('button', { name: '复制失败，请手动复制' })).toBeInTheDocument()
})

test('P-232, P-233 the message form has 6 rows and posts to this page', async () => {
  await renderPage()
  const form = screen.getByRole('form', { name: '在线留言' })
  expect(form).toHaveAttribute('action', '/contact#message')
  expect(within(form).getByLabelText(/消息内容/)).toHaveAttribute('rows', '6')
})

const subject = () => screen.getByLabelText<HTMLInputElement>(/^主题/)

test.each([
  ['数据标注', '咨询：数据标注'],
  ['扬州基地', '预约参观：扬州基地'],
])('P-401 who comes to ask about %s finds the subject filled in', async (topic, filled) => {
  await renderPage({}, contactAddress(topic))
  expect(subject()).toHaveValue(filled)
})

test('an invented topic leaves the subject empty', async () => {
  await renderPage({}, contactAddress('点此领奖'))
  expect(subject()).toHaveValue('')
})

test('a base leads to the form, whose subject follows until the visitor writes one', async () => {
  await renderPage({}, contactAddress('数据标注'))
  const bases = screen.getByRole('list', { name: '公司基地' })
  const [first, second] = within(bases).getAllByRole('link', { name: '留言预约参观' })
  await userEvent.click(first!)
  await waitFor(() => expect(subject()).toHaveValue('预约参观：合肥总部'))
  await userEvent.type(subject(), '，周五')
  await userEvent.click(second!)
  await waitFor(() => expect(address()).toBe(contactAddress('扬州基地')))
  expect(subject()).toHaveValue('预约参观：合肥总部，周五')
})

test('P-234, P-235, P-236, P-237, P-238, P-239, P-240, P-507 five locations, 合肥 at first', async () => {
  await renderPage()
  const links = locations().getAllByRole('link')
  expect(links.map((link) => link.firstChild?.textContent).slice(0, 5)).toEqual([
    '合肥',
    '淮南-山南',
    '淮南山北',
    '扬州',
    '驻场',
  ])
  expect(locations().getByRole('link', { current: true })).toHaveTextContent('合肥')
  expect(cards().map((card) => card.textContent)).toEqual(['前端工程师'])
})

test('P-011, P-241, P-242, P-378 choosing a location shows its postings and leads nowhere else', async () => {
  await renderPage()
  await userEvent.click(locations().getByRole('link', { name: /^扬州/ }))
  await waitFor(() => expect(cards().map((card) => card.textContent)).toEqual(['标注员 & 质检']))
  expect(address()).toBe(`/contact?location=${encodeURIComponent('扬州')}`)
})

test('without script each location is an address of its own', async () => {
  await renderPage({}, `/contact?location=${encodeURIComponent('扬州')}`)
  expect(cards().map((card) => card.textContent)).toEqual(['标注员 & 质检'])
  expect(locations().getByRole('link', { name: /^驻场/ })).toHaveAttribute(
    'href',
    `/contact?location=${encodeURIComponent('驻场')}#jobs`,
  )
})

test('P-243 the tag row of a posting is there and empty', async () => {
  await renderPage()
  expect(document.querySelector('[data-tags]')).toBeEmptyDOMElement()
})

test('P-471 a location without postings says so', async () => {
  await renderPage()
  await userEvent.click(locations().getByRole('link', { name: /^驻场/ }))
  expect(await screen.findByText('该地点暂无招聘岗位')).toBeInTheDocument()
})

test('P-472 a cleared selector asks to choose', async () => {
  await renderPage()
  await userEvent.click(locations().getByRole('link', { name: '清除选择' }))
  expect(await screen.findByText('请选择岗位地点查看招聘信息')).toBeInTheDocument()
  expect(locations().getByRole('link', { name: /^合肥/ })).toHaveFocus()
})

test('P-470 a failed load is said in place and in passing', async () => {
  await renderPage({ jobs: null })
  await waitFor(() => expect(screen.getAllByText(/加载招聘信息失败/)).toHaveLength(2))
  expect(screen.getByRole('link', { name: '重新加载' })).toHaveAttribute('href', '/contact#jobs')
})

async function openClerk() {
  await renderPage({}, `/contact?location=${encodeURIComponent('扬州')}`)
  await userEvent.click(screen.getByRole('link', { name: '标注员 & 质检' }))
  return screen.findByRole('dialog', { name: '标注员 & 质检' })
}

test('P-244, P-365 a card opens the details of its posting; what nobody stated is left out', async () => {
  const dialog = await openClerk()
  expect(within(dialog).getByText('数据类')).toBeInTheDocument()
  expect(within(dialog).getByRole('heading', { name: '岗位要求' })).toBeInTheDocument()
  expect(within(dialog).queryByText('年龄要求')).not.toBeInTheDocument()
})

test('the dialog of a posting leads to the page of its own', async () => {
  const link = within(await openClerk()).getByRole('link', { name: '打开岗位页' })
  expect(link).toHaveAttribute('href', '/contact/jobs/5')
})

test('P-245, P-503 the dialog is 60% wide', async () => {
  const dialog = await openClerk()
  expect(rulesOf(dialog)).toContain('width:min(60vw')
})

test('P-246 取消 closes it and the location stays', async () => {
  const dialog = await openClerk()
  await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe(`/contact?location=${encodeURIComponent('扬州')}`)
})

test('P-247, P-248, P-012, P-408 应聘 closes it and goes to the form with title and location', async () => {
  const dialog = await openClerk()
  await userEvent.click(within(dialog).getByRole('link', { name: '应聘' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const { pathname, searchParams } = new URL(address()!, 'http://site')
  expect([pathname, searchParams.get('title'), searchParams.get('location')]).toEqual([
    '/apply',
    '标注员 & 质检',
    '扬州',
  ])
})

test('P-249, P-010 every base with address, phone, e-mail and a link to a map application', async () => {
  await renderPage()
  const [, second] = within(screen.getByRole('list', { name: '公司基地' })).getAllByRole('listitem')
  expect(second).toHaveTextContent(/扬州基地360 个工位示例路 28 号0514-1y@example\.com/)
  expect(within(second!).getByRole('link', { name: /在高德地图中打开/ })).toHaveAttribute(
    'href',
    expect.stringContaining('position=119.4%2C32.39'),
  )
})

test('P-250, P-251, P-454 the first base is chosen; without a key the region is drawn with the bases on it', async () => {
  await renderPage()
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('合肥总部')
  const sheet = screen.getByRole('group', { name: '公司位置' })
  expect(sheet).toHaveTextContent('31.9000°N 117.3400°E')
  expect(within(sheet).getByRole('img', { name: /安徽/ })).toBeInTheDocument()
  expect(stations(sheet)).toEqual(['合肥总部', '扬州基地201 km'])
  expect(document.body.textContent).not.toMatch(/密钥|未配置|暂不可用/)
  expect(document.querySelector('iframe')).toBeNull()
})

test('P-010, P-251 another chosen base has its place, its distances and its way to the map application', async () => {
  await renderPage()
  const sheet = screen.getByRole('group', { name: '公司位置' })
  await userEvent.click(screen.getByRole('button', { name: /扬州基地/ }))
  expect(sheet).toHaveTextContent('示例路 28 号')
  expect(stations(sheet)).toEqual(['合肥总部201 km', '扬州基地'])
  expect(within(sheet).getByRole('link', { name: '在高德地图中打开' })).toHaveAttribute(
    'href',
    expect.stringContaining('position=119.4%2C32.39'),
  )
})

test('a base beyond the drawn region is said to be, and not drawn', async () => {
  const far = placeOf({ ...unfilled, id: 3, name: '广州', address: '某路', longitude: 113.3, latitude: 23.1 })
  await renderPage({ bases: [hefei, far] })
  const sheet = screen.getByRole('group', { name: '公司位置' })
  expect(sheet).not.toHaveTextContent('不在本图范围内')
  await userEvent.click(screen.getByRole('button', { name: '广州' }))
  expect(sheet).toHaveTextContent('该基地不在本图范围内')
  expect(stations(sheet)).toEqual(['合肥总部'])
})

test('P-252, X-22 with a key the map is a sandboxed document that is told which base to show', async () => {
  await renderPage({ hasMap: true })
  const frame = screen.getByTitle<HTMLIFrameElement>('公司位置地图')
  expect(frame).toHaveAttribute('src', '/contact/map?place=1')
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  const told = vi.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue()
  await userEvent.click(screen.getByRole('button', { name: /扬州基地/ }))
  expect(told).toHaveBeenLastCalledWith({ place: 2 }, '*')
  expect(frame).toHaveAttribute('src', '/contact/map?place=1')
  told.mockClear()
  act(() => void fireEvent.load(frame))
  expect(told).toHaveBeenCalledWith({ place: 2 }, '*')
})

test('a base without coordinates is found by its address', async () => {
  await renderPage({
    hasMap: true,
    bases: [placeOf({ ...unfilled, id: 9, name: '驻场点', address: '客户现场' })],
  })
  expect(screen.getByRole('group', { name: '公司位置' })).toHaveTextContent('该基地尚未标注坐标')
})

test('P-486 without bases the list says so and the head office stands in', async () => {
  await renderPage({ bases: [] })
  expect(screen.getByText('暂无基地信息')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: '公司位置' })).toHaveTextContent('图联科技')
})
