import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rulesOf } from '#tests/setup/document.ts'
import { defaultSiteFacts, SiteFactsContext, type SiteFacts } from '#app/public/site/site-facts.ts'
import { Footer, type FooterProps } from './footer.tsx'

const noCodes = {
  wechat: { title: '微信二维码', description: '扫码添加好友', qrImageUrl: '' },
  miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
}

function renderFooter(props: Partial<FooterProps> = {}, facts: Partial<SiteFacts> = {}) {
  const element = (
    <SiteFactsContext.Provider value={{ ...defaultSiteFacts, ...facts }}>
      <Footer {...noCodes} {...props} />
    </SiteFactsContext.Provider>
  )
  const Stub = createRemixStub([{ path: '*', Component: () => element }])
  return render(<Stub />)
}

async function openDialog(channel: string) {
  await userEvent.click(screen.getByRole('button', { name: channel }))
  return screen.findByRole('dialog')
}

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

// Compiling the dialogs takes longer than a test waits for them.
beforeAll(() => import('./footer-dialog.tsx'), 60_000)

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: vi.fn().mockResolvedValue(undefined) },
    configurable: true,
  })
})

test('P-002, P-286 logo and blurb', () => {
  renderFooter()
  expect(screen.getByRole('link', { name: '图联科技 TULIAN，首页' })).toHaveAttribute('href', '/')
  expect(
    screen.getByText(/政务数据服务、数据标注、数据采集、互联网 BPO、测绘与产教融合服务/),
  ).toBeInTheDocument()
})

test('P-287 four round icons', () => {
  renderFooter()
  const icons = within(screen.getByRole('list', { name: '联系方式' })).getAllByRole('button')
  expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual(['微信', '小程序', '邮箱', '电话'])
})

test.each([
  ['微信', '微信二维码'],
  ['小程序', '基地预约小程序'],
  ['邮箱', '邮箱'],
  ['电话', '电话'],
])('P-288, P-289, P-365, A-647 the icon %s opens a dialog named %s', async (channel, title) => {
  renderFooter()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const dialog = await openDialog(channel)
  expect(within(dialog).getByRole('heading', { name: title })).toBeInTheDocument()
  expect(rulesOf(dialog)).toContain('width:min(400px,')
})

test('P-290 a press outside closes the dialog', async () => {
  renderFooter()
  const dialog = await openDialog('邮箱')
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Esc closes the dialog', async () => {
  renderFooter()
  const dialog = await openDialog('电话')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['P-291', '邮箱', 'contact@example.com'],
  ['P-292', '电话', '0551-00000000'],
])(
  '%s, P-476, A-631 the dialog %s shows its value, copies it and closes',
  async (_number, channel, value) => {
    renderFooter()
    const dialog = await openDialog(channel)
    expect(within(dialog).getByText(value)).toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: '复制' }))
    expect(await within(dialog).findByRole('button', { name: '已复制到剪贴板' })).toBeInTheDocument()
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(value)
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1)!)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('P-478, P-480, A-631 when neither way of copying works it says so', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('denied'))
  document.execCommand = vi.fn().mockReturnValue(false)
  renderFooter()
  const dialog = await openDialog('邮箱')
  fireEvent.click(within(dialog).getByRole('button', { name: '复制' }))
  expect(await within(dialog).findByRole('button', { name: '复制失败' })).toBeInTheDocument()
  expect(document.execCommand).toHaveBeenCalledWith('copy')
})

test('P-479 without the clipboard facility the other way copies', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  document.execCommand = vi.fn().mockReturnValue(true)
  renderFooter()
  const dialog = await openDialog('邮箱')
  fireEvent.click(within(dialog).getByRole('button', { name: '复制' }))
  expect(await within(dialog).findByRole('button', { name: '已复制到剪贴板' })).toBeInTheDocument()
})

test.each([
  ['P-293', '微信', { wechat: { title: '关注我们', description: '获取动态', qrImageUrl: '/upload/qr.png' } }],
  [
    'P-294',
    '小程序',
    { miniProgram: { title: '关注我们', description: '获取动态', qrImageUrl: '/upload/qr.png' } },
  ],
])('%s the QR dialog %s shows title, description and image', async (_number, channel, codes) => {
  renderFooter(codes)
  const dialog = await openDialog(channel)
  expect(within(dialog).getByRole('heading', { name: '关注我们' })).toBeInTheDocument()
  expect(within(dialog).getByText('获取动态')).toBeInTheDocument()
  expect(within(dialog).getByRole('img', { name: '关注我们' })).toHaveAttribute('src', '/upload/qr.png')
  expect(within(dialog).getAllByRole('button', { name: '关闭' })).toHaveLength(2)
})

test.each(['微信', '小程序'])('P-295, P-469 the QR dialog %s without an image says so', async (channel) => {
  renderFooter()
  expect(within(await openDialog(channel)).getByText('暂无二维码图片')).toBeInTheDocument()
})

test('an icon whose dialog is still on its way shows that it was pressed', async () => {
  let come = () => {}
  const { FooterDialog } = await import('./footer-dialog.tsx')
  const loadDialog = () =>
    new Promise<{ FooterDialog: typeof FooterDialog }>((resolve) => (come = () => resolve({ FooterDialog })))
  renderFooter({ loadDialog })
  const icon = screen.getByRole('button', { name: '微信' })
  expect(icon).not.toHaveAttribute('aria-busy')
  await userEvent.click(icon)
  expect(icon).toHaveAttribute('aria-busy', 'true')
  come()
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(icon).not.toHaveAttribute('aria-busy')
})

test('the dialogs failing to download is said, and pressing again tries again', async () => {
  const loadDialog = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
  loadDialog.mockImplementation(() => import('./footer-dialog.tsx'))
  renderFooter({ loadDialog })
  fireEvent.click(screen.getByRole('button', { name: '邮箱' }))
  fireEvent.click(screen.getByRole('button', { name: '邮箱' }))
  expect(await screen.findByText('加载失败，请检查网络后重试')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '邮箱' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('加载失败，请检查网络后重试')).not.toBeInTheDocument())
})

test('P-301 the services list has the six services', () => {
  renderFooter()
  expect(hrefs('服务项目')).toEqual([
    '/government-services',
    '/data-annotation',
    '/data-collection',
    '/internet-bpo',
    '/map-surveying',
    '/industry-education',
  ])
})

test('P-302 the company list has about and contact, and search beside them', () => {
  renderFooter()
  expect(hrefs('公司')).toEqual(['/about', '/contact', '/search'])
})

test('P-303, P-304, P-520 address, phone and e-mail are fixed text', () => {
  renderFooter()
  expect(screen.getByText('安徽省合肥市蜀山区示例大道 100 号图联科技园')).toBeInTheDocument()
  expect(screen.getByText('0551-00000000')).toBeInTheDocument()
  expect(screen.getByText('contact@example.com')).toBeInTheDocument()
})

test('the phone number dials, the e-mail address writes', () => {
  renderFooter()
  expect(screen.getByRole('link', { name: '0551-00000000' })).toHaveAttribute('href', 'tel:055100000000')
  expect(screen.getByRole('link', { name: 'contact@example.com' })).toHaveAttribute(
    'href',
    'mailto:contact@example.com',
  )
})

test('P-305, P-306, P-519, A-660 copyright year 2025 and the filing number', () => {
  renderFooter()
  expect(screen.getByText(/© 2025/)).toBeInTheDocument()
  expect(screen.getByText('皖ICP备00000000号')).toBeInTheDocument()
})

test.each(['隐私政策', '服务条款', '网站地图'])('P-307, P-308 the label %s does nothing', (label) => {
  renderFooter()
  expect(screen.getByText(label).closest('a, button')).toBeNull()
})

test('the facts that administrators keep stand in place of the fixed ones, in the dialogs too', async () => {
  renderFooter({}, { legalName: '图联数据有限公司', phone: '0551-12345678', blurb: '一句话' })
  expect(screen.getByText(/© 2025 图联数据有限公司/)).toBeInTheDocument()
  expect(screen.getByText('一句话')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '0551-12345678' })).toHaveAttribute('href', 'tel:055112345678')
  expect(within(await openDialog('电话')).getByText('0551-12345678')).toBeInTheDocument()
})

test('the ICP number leads to the ministry’s site', () => {
  renderFooter({}, { icpNumber: '皖ICP备2021012345号-1' })
  expect(screen.getByRole('link', { name: '皖ICP备2021012345号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  )
})

test('the number of the police leads, with its mark, to its own record; without one nothing of it is shown', () => {
  renderFooter({}, { securityNumber: '皖公网安备 34010402700001号' })
  const link = screen.getByRole('link', { name: '皖公网安备 34010402700001号' })
  expect(link).toHaveAttribute('href', 'https://beian.mps.gov.cn/#/query/webSearch?code=34010402700001')
  expect(link.querySelector('img')).toBeInTheDocument()
  cleanup()
  renderFooter()
  expect(screen.queryByRole('link', { name: /公网安备/ })).not.toBeInTheDocument()
})

test('P-308 the policies themselves are links in a row of their own, beside labels that stay labels', () => {
  renderFooter()
  expect(hrefs('政策')).toEqual(['/privacy', '/terms'])
})
