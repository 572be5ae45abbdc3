import { expect, test } from '../fixtures/test.ts'
import { call, signIn, visitorMessage } from '../fixtures/api.ts'
import { choosePanel, logIn, openByLogin, openConsole, rowOf } from '../fixtures/console.ts'
import { drawnImage } from '../fixtures/drawn-image.ts'
import { administrator } from '../fixtures/site.ts'

const THIRTY_MINUTES = 30 * 60_000

test('P-060, P-410, P-411, A-016, A-024, A-028, A-029, A-036, A-338, A-430 login is refused, then granted; logout leaves nothing behind', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  await logIn(page, { ...administrator, password: 'not-the-password' })
  await expect(page.getByText('登录失败，请检查用户名和密码')).toBeVisible()
  await logIn(page, administrator)
  await expect(page.getByRole('heading', { name: '仪表盘', level: 1 })).toBeVisible()
  await expect(page.getByText('欢迎，管理员')).toBeVisible()

  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('login without a name or a password shows 请输入用户名 and 请输入密码', async ({ reusedPage: page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入用户名')).toBeVisible()
  await expect(page.getByText('请输入密码')).toBeVisible()
})

test('A-287 a reload keeps the session and the name', async ({ reusedPage: page }) => {
  await openByLogin(page)
  await page.reload()
  await expect(page.getByText('欢迎，管理员')).toBeVisible()
})

test('P-014, P-015, A-109, A-341, A-345, A-361, A-362 a banner with an uploaded image is on the home page at the next load; hidden, then deleted', async ({
  reusedPage: page,
}) => {
  await openConsole(page)
  await choosePanel(page, '轮播图管理')
  await page.getByRole('button', { name: '新增轮播图' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新增轮播图' })
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  const summary = dialog.getByRole('group', { name: '有 2 处需要修改' })
  await expect(summary.getByText('请输入标题')).toBeVisible()
  await expect(summary.getByText('请上传轮播图片')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^标题/ })).toBeFocused()

  await dialog.getByRole('textbox', { name: /^标题/ }).fill('端到端轮播图')
  await dialog.getByLabel('选择文件：轮播图片').setInputFiles(await drawnImage('hero.jpg'))
  await expect(dialog.getByRole('img', { name: '轮播图片预览' })).toBeVisible()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('添加成功')).toBeVisible()
  await expect(rowOf(page, '端到端轮播图')).toBeVisible()

  const home = await page.context().newPage()
  await home.goto('/')
  await expect(home.getByText('端到端轮播图').first()).toBeAttached()
  const image = home.locator('img[src*="/upload/"]')
  expect(await image.evaluateAll((all) => all.length)).toBeGreaterThan(0)

  await rowOf(page, '端到端轮播图').getByRole('switch').press('Space')
  await expect(page.getByText('状态更新成功')).toBeVisible()
  await home.reload()
  await expect(home.getByText('端到端轮播图')).toHaveCount(0)

  await rowOf(page, '端到端轮播图').getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '提示' })
  await expect(question).toContainText('确定要删除这个轮播图吗？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(rowOf(page, '端到端轮播图')).toBeVisible()
  await rowOf(page, '端到端轮播图').getByRole('button', { name: '删除' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  await expect(rowOf(page, '端到端轮播图')).toHaveCount(0)
})

test('A-401, A-402 an upload that is no image or too large is refused before it is sent', async ({
  reusedPage: page,
}) => {
  let uploads = 0
  page.on('request', (request) => (uploads += request.url().endsWith('/api/upload') ? 1 : 0))
  await openConsole(page, 'banner')
  await page.getByRole('button', { name: '新增轮播图' }).first().click()
  const picker = page.getByLabel('选择文件：轮播图片')
  await picker.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect(page.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
  await picker.setInputFiles({
    name: 'huge.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(page.getByText('图片大小不能超过5MB!')).toBeVisible()
  expect(uploads).toBe(0)
})

test('banners put in another order keep it on the home page', async ({ reusedPage: page, site }) => {
  await openConsole(page, 'banner')
  const titles = async () => {
    const { data } = await call<{ title: string }[]>(site.origin, 'GET /api/banner/list')
    return data.map(({ title }) => title)
  }
  const [first, second] = await titles()
  await page.getByRole('button', { name: '调整顺序' }).click()
  const dialog = page.getByRole('dialog', { name: '调整轮播图顺序' })
  await dialog.getByRole('button', { name: /下移/ }).first().click()
  await dialog.getByRole('button', { name: '保存顺序' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  expect((await titles()).slice(0, 2)).toEqual([second, first])
})

test('a partner is added, edited, disabled and deleted, and the home page follows', async ({
  reusedPage: page,
  site,
}) => {
  await openConsole(page, 'partner')
  await page.getByRole('button', { name: /^新增/ }).first().click()
  let dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业名称').fill('端到端测绘公司')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('添加成功')).toBeVisible()
  const shown = async () => {
    const { data } = await call<{ name: string }[]>(site.origin, 'GET /api/partner/list')
    return data.map(({ name }) => name).filter((name) => name.startsWith('端到端'))
  }
  expect(await shown()).toEqual(['端到端测绘公司'])

  await page.getByRole('main').getByRole('searchbox').fill('端到端')
  await rowOf(page, '端到端测绘公司').getByRole('button', { name: '编辑' }).click()
  dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业名称').fill('端到端地理信息公司')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  expect(await shown()).toEqual(['端到端地理信息公司'])

  await rowOf(page, '端到端地理信息公司').getByRole('switch').press('Space')
  await expect(page.getByText('状态更新成功')).toBeVisible()
  expect(await shown()).toEqual([])

  await rowOf(page, '端到端地理信息公司').getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  await expect(rowOf(page, '端到端地理信息公司')).toHaveCount(0)
})

test('A-011 messages are found by search, read and deleted', async ({ reusedPage: page, site }) => {
  await call(site.origin, 'POST /api/contact/add', { body: { ...visitorMessage, subject: '端到端留言甲' } })
  await call(site.origin, 'POST /api/contact/add', { body: { ...visitorMessage, subject: '端到端留言乙' } })
  await openConsole(page)
  await choosePanel(page, '访客留言', '联系管理')
  await page.getByRole('main').getByRole('searchbox').fill('端到端留言甲')
  await expect(rowOf(page, '端到端留言甲')).toBeVisible()
  await expect(rowOf(page, '端到端留言乙')).toHaveCount(0)

  await rowOf(page, '端到端留言甲').getByRole('button', { name: '查看' }).click()
  const reading = page.getByRole('dialog', { name: '留言详情' })
  await expect(reading).toContainText(visitorMessage.message)
  await reading.getByRole('button', { name: '关闭' }).last().click()

  await rowOf(page, '端到端留言甲').getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  await expect(rowOf(page, '端到端留言甲')).toHaveCount(0)
})

test('A-335, A-336, A-337 after thirty idle minutes a warning shows, and a second later the login screen', async ({
  page,
}) => {
  await page.clock.install()
  await openConsole(page)
  await page.clock.fastForward(THIRTY_MINUTES + 60_000)
  await expect(page.getByText('由于长时间无操作，您已被自动登出').first()).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('A-339, P-415 a session that ended elsewhere leads to the login screen at the next call', async ({
  reusedPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/, /登录已过期/)
  await openConsole(page)
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect((await call(site.origin, 'POST /api/admin/logout', { token })).code).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeVisible()
  await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible()
})

test('page texts are found, changed and removed', async ({ reusedPage: page, site }) => {
  const titleOf = async () => {
    const { data } = await call<{ subtitle?: string }>(site.origin, 'GET /api/page-config/cases')
    return data.subtitle
  }
  const token = await signIn(site.origin)
  const save = (configValue: string) =>
    call(site.origin, 'POST /api/page-config/save', {
      token,
      body: { pageKey: 'cases', configKey: 'subtitle', configValue, description: '端到端' },
    })
  await save('第一版副标题')
  await openConsole(page, 'page-config')
  await page.getByRole('main').getByRole('searchbox').fill('第一版副标题')
  await rowOf(page, '第一版副标题').getByRole('button', { name: '编辑' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑页面配置' })
  await dialog.getByLabel(/配置值/).fill('第二版副标题')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  expect(await titleOf()).toBe('第二版副标题')
  await page.getByRole('main').getByRole('searchbox').fill('第二版副标题')
  await rowOf(page, '第二版副标题').getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  expect(await titleOf()).toBeUndefined()
})
