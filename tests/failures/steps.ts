import { File } from 'node:buffer'
import { act, fireEvent } from '@testing-library/react'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, showConsole } from '#tests/panels/console-fixture.tsx'
import type { Act } from './acts.ts'
import { all, button, click, dialog, fill, input, buttonInFirstRow, openDialogs, pageForm, question, rows, submit, typeInto } from './user-actions.ts' // oxfmt-ignore
import { waitUntilSettled } from './screen-text.ts'

/** An act that no table offers by itself, at the place where it stands. */
export interface Step extends Act {
  /** As the table shows it. */
  screen: string
  /** The panel it is done on; else the console is shown as it is to anyone who is signed in. */
  panel?: MenuKey
  /** Words of the panel's tab. */
  tab?: string
  /** Whether it asks for something, and writes nothing. */
  isRead?: boolean
  /** Shows another screen than the console of someone who is signed in. */
  show?: () => void
}

const nothing = async () => undefined

/** The list of the administrator's sign-ins, of which there are two. */
async function openTwoSignIns() {
  await askAs(demoAdministrator)
  await menu(/^我的登录/)
}
const labelled = (label: string) => all(`input[aria-label^="${label}"]`)[0]
const field = (label: string) => {
  const found = all('label').find((each) => each.textContent?.startsWith(label))
  return found ? (document.getElementById(found.getAttribute('for') ?? '') ?? undefined) : undefined
}
const valueOf = (element: HTMLElement | undefined) => (element as HTMLInputElement | undefined)?.value

const login: Step = {
  screen: 'login',
  name: '登录',
  show: () => void showConsole(),
  async begin() {
    await fill(field('用户名'), demoAdministrator.username)
    await fill(field('密码'), demoAdministrator.password)
    await waitUntilSettled()
  },
  press: () => submit(pageForm()),
  standing: () => [valueOf(field('用户名')), valueOf(field('密码'))],
}

const menu = async (item: RegExp) => {
  await click(button(/^账号/))
  await click(button(item))
}

const NEW_PASSWORD = 'new-words-for-2026'

const account: readonly Step[] = [
  {
    screen: 'account · 修改密码',
    name: '修改',
    async begin() {
      await menu(/^修改密码/)
      await fill(field('原密码'), demoAdministrator.password)
      await fill(field('新密码'), NEW_PASSWORD)
      await fill(field('确认新密码'), NEW_PASSWORD)
      await waitUntilSettled()
    },
    press: () => submit(dialog()),
    standing: () => ['原密码', '新密码', '确认新密码'].map((each) => valueOf(field(each))),
    readsAnswer: true,
  },
  {
    screen: 'account · 我的登录',
    name: '打开',
    isRead: true,
    begin: () => click(button(/^账号/)),
    press: () => click(button(/^我的登录/)),
    standing: () => '',
  },
  {
    screen: 'account · 我的登录',
    name: '结束一次登录',
    begin: openTwoSignIns,
    async press() {
      // The newest stands first; that of the console is older.
      await click(all('button[aria-label^="结束登录："]', dialog())[0])
      await click(button(/^确定/, question()))
    },
    standing: openDialogs,
  },
  {
    screen: 'account · 我的登录',
    name: '结束其他登录',
    begin: openTwoSignIns,
    async press() {
      await click(button(/^结束其他登录/, dialog()))
      await click(button(/^确定/, question()))
    },
    standing: openDialogs,
  },
  {
    screen: 'account',
    name: '退出登录',
    begin: nothing,
    press: () => click(button(/^退出登录/)),
    standing: () => '',
    // Leaving is never refused: whatever is answered, this browser forgets who was signed in.
    saysOwn: 'always',
  },
]

const openApplication = () => click(buttonInFirstRow(/^查看/))

const ofApplication = (name: string, more: Pick<Step, 'begin' | 'press'> & Partial<Step>): Step => ({
  screen: 'application · 简历详情',
  panel: 'application',
  name,
  standing: openDialogs,
  ...more,
})

const application: readonly Step[] = [
  ofApplication('查看完整信息', {
    isRead: true,
    async begin() {
      await openApplication()
      await click(button(/^查看完整信息/))
      await click(all('[role="radio"], input[type="radio"]', dialog()).at(-1))
      await typeInto(dialog())
    },
    press: () => submit(dialog()),
  }),
  ofApplication('下载简历', {
    isRead: true,
    begin: openApplication,
    press: () => click(button(/^下载简历/)),
  }),
  ofApplication('导出此人全部信息', {
    isRead: true,
    begin: openApplication,
    press: () => click(button(/^导出此人全部信息/)),
  }),
  ofApplication('彻底删除此人信息', {
    isRead: true,
    begin: openApplication,
    press: () => click(button(/^彻底删除此人信息/)),
  }),
  ofApplication('确认彻底删除', {
    async begin() {
      await openApplication()
      await click(button(/^彻底删除此人信息/))
    },
    press: () => click(button(/^彻底删除$/, question())),
  }),
]

const audit: Step = {
  screen: 'audit · 操作记录详情',
  panel: 'audit',
  name: '查看',
  isRead: true,
  begin: nothing,
  press: () => click(buttonInFirstRow(/^查看/)),
  standing: () => rows().length,
  // What could not be loaded has the screen's own sentence, as everywhere.
  saysOwn: 'always',
}

const exporting = (panel: MenuKey, kind: string): Step => ({
  screen: `${panel} · 导出`,
  panel,
  name: `导出 ${kind}`,
  isRead: true,
  begin: () => click(button(/^导出：/)),
  press: () => click(button(new RegExp(`^导出 ${kind}`))),
  standing: () => rows().length,
})

/*
 * Each begins with its kind's signature, so that only the failure can refuse it. The mocks can read only Node's
 * `File`.
 */
const fileOf = (name: string, type: string, start: string) => () =>
  new File([Uint8Array.from(start.padEnd(64, '\0'), (sign) => sign.charCodeAt(0))], name, { type })
const picture = fileOf('示例.png', 'image/png', '\x89PNG\r\n\x1a\n')
const film = fileOf('示例.mp4', 'video/mp4', '\0\0\0\x18ftypisom')
const sound = fileOf('示例.mp3', 'audio/mpeg', 'ID3\x04')

/** A file chosen at an input; each kind of input at one of the places where it stands. */
const uploading = (screen: string, label: string, begin: () => Promise<void>, file = picture): Step => {
  const [panel, tab] = screen.split(' · ')
  return {
    screen: `${screen} · 上传`,
    panel: panel as MenuKey,
    tab,
    name: label,
    async begin() {
      await begin()
      await typeInto(dialog() ?? pageForm())
    },
    async press() {
      const picker = labelled(`选择文件：${label}`) ?? labelled(label)
      if (!picker) throw new Error(`There is no input for ${label}: ${all('input[type="file"]').map((each) => each.getAttribute('aria-label')).join()}`) // oxfmt-ignore
      await act(async () => void fireEvent.change(picker, { target: { files: [file()] } }))
      await waitUntilSettled()
    },
    standing: () => [all('[role="dialog"]').length, input(dialog() ?? pageForm())?.value],
    // A file's refusals have sentences of their own.
    saysOwn: ['413', '415'],
  }
}

const editFirst = () => click(buttonInFirstRow(/^编辑/))

const uploads: readonly Step[] = [
  uploading('wechat-qr-config', '二维码图片', editFirst),
  uploading('service-industry · 科技服务与社会服务', '图片', editFirst),
  uploading('annotation-platform · 质量流程', '流程图', editFirst),
  uploading('about-content', '公司视频', () => click(button(/^编辑$/)), film),
  uploading('annotation-platform · 智能辅助标注', '演示视频', editFirst, film),
  uploading('service-collection', '音频', nothing, sound),
]

/** What is done on the console beside its tables and forms: who signs in and out, people's data, files. */
export const steps: readonly Step[] = [
  login,
  ...account,
  ...application,
  audit,
  exporting('contact', 'CSV'),
  exporting('application', 'CSV'),
  exporting('audit', 'CSV'),
  exporting('contact', 'Excel'),
  ...uploads,
]
