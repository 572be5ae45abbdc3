import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskIdentityNumber, maskPhone } from '#contract/privacy/masks.ts'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { checkBugReport } from '#contract/bug-report/read-bug-report.ts'
import { replacePeople } from './replace-people.ts'
import { emptyBugReport, readCall } from '#tests/contract/sample-bug-report.ts'

interface RealPerson {
  name: string
  email: string
  phone: string
  idNumber: string
  birthDate: string
  school: string
  skills: string
  message: string
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((each) => each.join(''))
const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength, maxLength }).map((each) => each.join(''))

/** Nobody of these signs stands in a text of the product's. */
const chinese = letters('龘靐齉爩鱻麤龗灪吁龖厵滟', 2, 4)
const latin = fc.tuple(letters('QXZ', 2, 3), letters('qxz', 3, 8)).map(([first, last]) => `${first} ${last}`)
const aPerson: fc.Arbitrary<RealPerson> = fc.record({
  name: fc.oneof(chinese, latin),
  email: letters('qxzj', 5, 9).map((name) => `${name}@Mail.qxzj.cn`),
  phone: digits(8).map((rest) => `138${rest}`),
  idNumber: fc.tuple(digits(8), digits(3)).map(([day, rest]) => `340101${day}${rest}X`),
  birthDate: fc.integer({ min: 1, max: 28 }).map((day) => `1871-07-${String(day).padStart(2, '0')}`),
  school: chinese.map((name) => `${name}大学`),
  skills: letters('龘靐齉爩鱻麤', 10, 30),
  message: letters('龗灪吁龖厵滟', 10, 30),
})

/** What the console and the site would see of such people: lists with masks, one revealed, searches, forms, sentences. */
function seenOf(
  people: readonly RealPerson[],
  [halved, lone] = people as [RealPerson, RealPerson],
): BugReport {
  const [first] = people as [RealPerson]
  const listed = people.map((person, index) => ({
    id: index + 1,
    ...person,
    phone: maskPhone(person.phone),
    idNumber: maskIdentityNumber(person.idNumber),
    gender: '男',
    age: 155,
    status: 0,
    createTime: '2026-11-20 10:00:00',
  }))
  const escaped = JSON.stringify({ told: first.name }).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const messages = people.map(({ name, email, phone, message }, id) => ({ id, name, email, phone: Number(phone), subject: message, message })) // oxfmt-ignore
  return {
    ...emptyBugReport,
    note: `${first.name}（${first.phone.replace(/(...)(....)/, '$1 $2 ')}）说打不开`,
    address: `/admin#application?page=2&keyword=${encodeURIComponent(first.name)}&school=${encodeURIComponent(first.school)}`,
    screen: {
      heading: `简历：${first.name}`,
      told: [`${first.email.toLowerCase()} 已存在`],
      records: people.map(({ name }) => name),
      opened: [{ role: 'button', name: `查看：${first.name}：${first.school}`, nth: 0 }],
      fields: [
        { form: '', name: '', label: '搜索', value: first.school },
        { form: '', name: '', label: `选择：${first.name}：${first.school}`, value: false },
        { form: '登录', name: 'password', label: '密码', value: 'p-4711-secret' },
      ],
      files: [],
      forms: [{ form: '编辑应聘', values: { ...first, remark: `${first.name}，已电话联系` } }],
      sent: '',
    },
    calls: [
      { ...readCall(`/api/application/admin/list?keyword=${encodeURIComponent(first.skills)}`, { records: listed, total: 2 }), answered: { json: { code: 200, message: '操作成功', data: listed, total: listed.length } } }, // oxfmt-ignore
      readCall('/api/application/1?reason=because', { id: 1, ...first }),
      readCall('/api/application/1/person', {
        messages: 1,
        applications: 1,
        names: people.map(({ name }) => name),
      }),
      readCall('/api/contact/admin/list', messages),
      readCall('/api/admin/audit', [{ id: 3, username: first.name, address: '60.1.2.3', title: first.name, action: 'reveal', createTime: '2026-11-20 10:00:00' }]), // oxfmt-ignore
      readCall('/api/contact/admin/list?page=2', [{ id: 9, name: lone.name, phone: Number(lone.phone), subject: lone.skills, message: lone.message }]), // oxfmt-ignore
      readCall('/api/news', [{ id: 1, title: `采访${first.name}`, content: `<a href="/x?to=${encodeURIComponent(first.name)}">${first.email}</a> ${first.phone} ${escaped}` }]), // oxfmt-ignore
      { ...readCall('/api/contact/admin/list?page=3', null), answered: { text: `{"code":200,"data":[{"name":"${halved.name}","message":"${halved.message}` } }, // oxfmt-ignore
      { ...readCall('/api/admin/login', { token: 'a'.repeat(64), user: { realName: first.name } }), method: 'POST', sent: { json: { username: 'admin', password: 'p-4711-secret' } } }, // oxfmt-ignore
      { ...readCall('/api/contact/add', null), method: 'POST', sent: { json: { ...messages[0], homepage: '' } } }, // oxfmt-ignore
    ],
  }
}

/** How a text can stand in a file of JSON. */
const spellings = (text: string) => [
  text,
  encodeURIComponent(text),
  new URLSearchParams({ text }).toString().slice('text='.length),
  JSON.stringify(text).slice(1, -1),
  text.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  btoa(String.fromCharCode(...new TextEncoder().encode(text))),
]

/** Every text in it, as anyone who reads the file gets it. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, each]) => [name, ...textsOf(each)])
}

test('no value of anybody real stands in a bug report, however it is spelt', () => {
  fc.assert(
    fc.property(
      fc.array(aPerson, { minLength: 1, maxLength: 4 }),
      aPerson,
      aPerson,
      (people, halved, lone) => {
        // These two are met once, so that nothing else tells who they are.
        const bugReport = replacePeople(seenOf(people, [halved, lone]))
        checkBugReport(JSON.parse(JSON.stringify(bugReport)))
        const file = [JSON.stringify(bugReport), ...textsOf(bugReport)].join('\n').toLowerCase()
        for (const person of [...people, halved, lone]) {
          const { phone, idNumber } = person
          const masked = [maskPhone(phone), maskIdentityNumber(idNumber)]
          for (const value of [...Object.values(person), ...masked])
            for (const spelt of spellings(value)) expect(file).not.toContain(spelt.toLowerCase())
        }
        for (const secret of ['p-4711-secret', 'a'.repeat(64), '60.1.2.3']) expect(file).not.toContain(secret)
      },
    ),
    { numRuns: 60 },
  )
})

test('the same person stays the same: masked in the list, whole in the record, in a search and on the screen', () => {
  const people = [
    { name: '张三丰', email: 'zhang@real.cn', phone: '13812345678', idNumber: '340101199001011234', birthDate: '1990-01-01', school: '安徽大学', skills: '十分长的一段自我介绍', message: '请问贵公司还招人吗' },
    { name: '李四光', email: 'li@real.cn', phone: '13987654321', idNumber: '340101199001015678', birthDate: '1990-01-02', school: '合肥工大', skills: '另外一段自我介绍文字', message: '想咨询数据标注业务' },
  ] // oxfmt-ignore
  const { calls, screen, address, note } = replacePeople(seenOf(people))
  const list = (calls[0]!.answered as { json: { data: Record<string, unknown>[] } }).json.data
  const whole = (calls[1]!.answered as { json: { data: Record<string, unknown> } }).json.data
  expect(list[0]).toMatchObject({ id: 1, name: '示例甲一', phone: '154****9000', status: 0, createTime: '2026-11-20 10:00:00' }) // oxfmt-ignore
  expect(whole).toMatchObject({ name: '示例甲一', phone: '15400009000', email: list[0]?.email })
  expect(list[1]?.name).not.toBe('示例甲一')
  expect(screen.records[0]).toBe('示例甲一')
  expect(new URLSearchParams(address.split('?')[1]).get('keyword')).toBe('示例甲一')
  expect(note).toBe('示例甲一（15400009000）说打不开')
  expect(calls.map(({ address: called }) => called)).not.toContain('/api/admin/login')
})

test('what is nobody’s stays as it was: content, typed values of its forms, sentences', () => {
  const seen: BugReport = {
    ...emptyBugReport,
    screen: {
      ...emptyBugReport.screen,
      told: ['正在维护'],
      records: ['合肥某某公司'],
      fields: [
        { form: '编辑合作企业', name: 'name', label: '企业名称', value: '改过的名称' },
        { form: '编辑合作企业', name: 'sortOrder', label: '排序', value: '3' },
      ],
    },
    calls: [
      readCall('/api/partner/admin/list', [{ id: 1, name: '合肥某某公司', logoUrl: '/upload/a.webp' }]),
    ],
  }
  expect(replacePeople(seen)).toEqual(seen)
})

test('a picture of the site stays where somebody is called by a part of its address', () => {
  const html = '<img src="/upload/demo-b.webp" alt="demo">'
  const seen = {
    ...emptyBugReport,
    signedIn: ['demo'],
    note: '见 /upload/demo-c.webp',
    calls: [readCall('/api/news', [{ id: 1, coverImage: '/upload/demo-a.webp', content: html }])],
  }
  const bugReport = replacePeople(seen)
  expect(JSON.stringify(bugReport.calls)).toContain('"/upload/demo-a.webp"')
  expect(JSON.stringify(bugReport.calls)).toContain('/upload/demo-b.webp')
  expect(JSON.stringify(bugReport.calls)).not.toContain('alt=\\"demo')
  expect(bugReport.note).not.toContain('demo')
})

test('what a visitor types into a form about people is replaced, and what was refused stays what is refused', () => {
  const typed = { name: '王小明', email: 'wang', phone: '13711112222', subject: '合作', message: '请联系我' }
  const fields = Object.entries(typed).map(([name, value]) => ({
    form: '在线留言',
    name,
    label: name,
    value,
  }))
  const seen = { ...emptyBugReport, address: '/', screen: { ...emptyBugReport.screen, fields } }
  const values = replacePeople(seen).screen.fields.map(({ value }) => value)
  expect(values).toEqual(['示例甲一', '此处文字', '15400009000', '此处', '此处文字'])
})

test('a long answer with very many people in it is done at once', () => {
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `张${String.fromCharCode(0x4e00 + id)}民`, email: `real${id}@corp.cn`, phone: `138${String(id).padStart(8, '0')}`, message: `想咨询第${id}号业务` })) // oxfmt-ignore
  const content = `${'x'.repeat(300_000)} ${rows[999]?.name} ${'公司的业务。'.repeat(10_000)}`
  const seen = { ...emptyBugReport, calls: [readCall('/api/contact/admin/list', rows), readCall('/api/news', [{ id: 1, content }])] } // oxfmt-ignore
  const [, news] = replacePeople(seen).calls
  expect(JSON.stringify(news)).not.toContain(rows[999]?.name)
})

const zhang = {
  name: '张　三',
  email: 'zhang@real.cn',
  phone: '13812345678',
  school: '安徽大学',
  message: '请问还招人吗',
}
const listOf = (...rows: object[]) => readCall('/api/contact/admin/list', rows)
const onScreen = (told: string, more: Partial<BugReport> = {}): BugReport => ({
  ...emptyBugReport,
  address: '/admin#contact',
  calls: [listOf(zhang)],
  ...more,
  screen: { ...emptyBugReport.screen, told: [told], ...more.screen },
})
const toldIn = (seen: Parameters<typeof replacePeople>[0]) => replacePeople(seen).screen.told

test.each(['/admin#contact', '/admin/#contact', '/Admin#contact'])(
  'a panel of people is one however its address was typed: %s',
  (address) => {
    const fields = [{ form: '', name: 'name', label: '搜索', value: '安徽大学' }]
    const seen = onScreen('', { address, screen: { ...emptyBugReport.screen, fields } })
    expect(JSON.stringify(replacePeople(seen))).not.toContain('安徽大学')
  },
)

test.each(['张　三：已处理', '张 三：已处理', '张三：已处理', 'İstanbul，张 三：已处理'])(
  'a name is found however its blanks are written, and whatever letters stand beside it: %s',
  (told) => expect(toldIn(onScreen(told))[0]).toMatch(/示例甲一：已处理$/),
)

test.each(['138 123 45678', '138.1234.5678', '+86-138-1234-5678'])(
  'a phone is found however it is grouped: %s',
  (phone) => expect(toldIn(onScreen(`请回拨 ${phone} 谢谢`))).toEqual(['请回拨 15400009000 谢谢']),
)

test('where the list of people was not recorded, nothing is left of what the screen tells of them', () => {
  const opened = [{ role: 'button', name: '查看 李四光', nth: 0 }]
  const { screen } = replacePeople(
    onScreen('李四光：职位已下架', {
      calls: [],
      screen: { ...emptyBugReport.screen, told: ['李四光：职位已下架'], opened },
    }),
  )
  expect(screen).toMatchObject({ told: [], opened: [] })
})

test('anyone who is signed in is nobody in the file', () => {
  const file = JSON.stringify(
    replacePeople({ ...onScreen('欢迎，王小明'), address: '/admin#banner', signedIn: ['王小明'] }),
  )
  expect(file).not.toContain('王小明')
  expect(file).not.toContain('signedIn')
})

test('a person called by a number leaves codes and numbers of records as they are', () => {
  const seen = onScreen('', { calls: [listOf({ ...zhang, id: 200, name: '200' })] })
  expect(replacePeople(seen).calls[0]!.answered).toMatchObject({ json: { code: 200, data: [{ id: 200 }] } })
})

test('a text that begins like an address of the product’s is a text', () => {
  const seen = onScreen('', { calls: [listOf({ ...zhang, message: '/api/application/ 我叫钱多多' })] })
  expect(JSON.stringify(replacePeople(seen))).not.toContain('钱多多')
})

test('a file is named by nobody’s name, wherever the screen says it; its ending, type, size and measures stay', () => {
  const file = { form: '编辑资讯', label: '选择文件：封面', name: '张三丰 身份证.PNG', type: 'image/png', size: 9, width: 3, height: 2, path: '/upload/0a1b.png' } // oxfmt-ignore
  const { screen } = emptyBugReport
  const replaced = replacePeople({
    ...emptyBugReport,
    note: '选了 张三丰 身份证.PNG',
    screen: { ...screen, told: ['张三丰 身份证.PNG图片上传失败'], files: [file] },
  })
  expect(replaced.screen.files).toEqual([{ ...file, name: '文件1.png' }])
  expect(replaced.screen.told).toEqual(['文件1.png图片上传失败'])
  expect(JSON.stringify(replaced)).not.toContain('张三丰')
})
