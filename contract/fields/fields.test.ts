import { describe, expect, test } from 'vitest'
import { checkFields, fieldErrors, requireFields } from './check-fields.ts'
import { choice, flag } from './choice-fields.ts'
import type { Field } from './field.ts'
import { list } from './list-field.ts'
import { createdTime, date, dateTime } from './moment-fields.ts'
import { decimal, number, order, reference } from './number-fields.ts'
import { shanghaiDay } from '#contract/shared/moments.ts'
import { serializeFields } from './serialize-fields.ts'
import { html, icon, link, longText, secret, text } from './text-fields.ts'
import { image, images, video } from './upload-fields.ts'

const read = (field: Field, sent: unknown): unknown =>
  requireFields({ field }, { field: sent }, 'whole').field
const refusal = (field: Field, sent: unknown) =>
  checkFields({ field }, { field: sent }, 'whole').errors[0]?.message

describe('A-361…A-384 what each kind of field reads', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['text loses the blanks around it', text('标题'), '  甲 乙 ', '甲 乙'],
    ['text is one line', text('标题'), '甲\n乙', '甲 乙'],
    ['null empties a text', text('标题'), null, ''],
    ['long text keeps its lines', longText('描述'), ' 甲\n乙 ', ' 甲\n乙 '],
    ['html is text here', html('内容'), '<p>甲</p>', '<p>甲</p>'],
    [
      'a picture alone fills required HTML',
      html('内容', { required: true }),
      '<p><img src="/a.png"></p>',
      '<p><img src="/a.png"></p>',
    ],
    [
      'a picture whose address stands in single quotes',
      html('内容', { required: true }),
      `<img alt="图" SRC='/a.png'>`,
      `<img alt="图" SRC='/a.png'>`,
    ],
    [
      'a picture whose address stands in no quotes',
      html('内容', { required: true }),
      '<img alt=图 src=/a.png>',
      '<img alt=图 src=/a.png>',
    ],
    ['an icon may be an emoji', icon('图标'), '🚀', '🚀'],
    ['a link may be a path', link('链接'), '/about?x=1#y', '/about?x=1#y'],
    ['a link may be an address', link('链接'), 'https://例子.cn/路径', 'https://例子.cn/路径'],
    ['a choice', choice('类型', { a: '甲', b: '乙' }), 'b', 'b'],
    ['an empty choice takes its initial value', choice('类型', { a: '甲' }, { initial: 'a' }), '', 'a'],
    ['a flag as text', flag(), '0', 0],
    ['an order as text', order(), '12', 12],
    ['X-101 full-width figures are a number', number('数量'), '１２', 12],
    ['an order that is empty is 0', order(), '', 0],
    ['X-86 a number that is null becomes its default', number('数量'), null, 0],
    ['blanks are characters of a secret', secret('密码', { required: true }), '  ', '  '],
    ['0 fills a required order', order('排序', { required: true }), 0, 0],
    ['a number', number('数量', { bounds: { min: 0 } }), 42, 42],
    ['a number has no negative zero', number('数量'), -0, 0],
    ['a decimal is kept to 6 places', decimal('纬度'), '31.12345678', 31.123457],
    ['a decimal may be empty', decimal('纬度'), '', null],
    ['a reference', reference('模块', 'module'), '7', 7],
    ['a day', date('日期'), '2024-02-29', '2024-02-29'],
    ['a day may be empty', date('日期'), null, null],
    [
      'a moment of Shanghai is stored in UTC',
      dateTime('时间'),
      '2026-01-01 07:30:00',
      '2025-12-31T23:30:00.000Z',
    ],
    ['an upload loses its prefix', image('图片'), '/upload/a.webp', 'a.webp'],
    [
      'an upload of elsewhere stays',
      video('视频'),
      'https://cdn.example.com/a.mp4',
      'https://cdn.example.com/a.mp4',
    ],
    ['a picture of the site stays', image('图片'), '/images/banner1.jpg', '/images/banner1.jpg'],
    ['uploads as a list', images('图片'), ['/upload/a.png', 'b.png', ''], ['a.png', 'b.png']],
    ['uploads as JSON text', images('图片'), '["/upload/a.png"]', ['a.png']],
    ['uploads that are empty', images('图片'), null, []],
    [
      'a list of entries',
      list('场景', { icon: icon('图标'), text: text('文字') }),
      [{ text: '甲', x: 1 }],
      [{ icon: '', text: '甲' }],
    ],
    ['a list as JSON text', list('场景', { text: text('文字') }), '[{"text":"甲"}]', [{ text: '甲' }]],
  ])('%s', (_title, field, sent, stored) => {
    expect(read(field, sent)).toEqual(stored)
  })

  test.each<[string, Field, unknown, string]>([
    ['number for text', text('标题'), 5, '标题格式不正确'],
    ['list for text', text('标题'), ['a'], '标题格式不正确'],
    ['256 characters of text', text('标题'), 'x'.repeat(256), '标题不能超过 255 个字符'],
    ['20 001 characters of long text', longText('描述'), 'x'.repeat(20_001), '描述不能超过 20000 个字符'],
    ['200 001 characters of HTML', html('内容'), 'x'.repeat(200_001), '内容不能超过 200000 个字符'],
    ['required text that is blank', text('标题', { required: true }), ' ', '请输入标题'],
    ['a required text of a zero-width space', text('标题', { required: true }), '\u200b', '请输入标题'],
    ['a required text of a Hangul filler', text('标题', { required: true }), '\u3164', '请输入标题'],
    ['a required text of an empty Braille pattern', text('标题', { required: true }), '\u2800', '请输入标题'],
    [
      'a required long text of invisible marks',
      longText('描述', { required: true }),
      '\ufeff\u00ad\n',
      '请输入描述',
    ],
    ['required HTML of an empty paragraph', html('内容', { required: true }), '<p></p>', '请输入内容'],
    ['required HTML of a blank', html('内容', { required: true }), '<p>&nbsp;</p>', '请输入内容'],
    [
      'required HTML of pictures without an address',
      html('内容', { required: true }),
      '<p><img /><img src="" alt="图"><img alt=" src=\'a.png\'" title=" src=a.png"></p>',
      '请输入内容',
    ],
    [
      'required HTML of an empty table',
      html('内容', { required: true }),
      '<table><tr><td>\u200b<br></td></tr></table>',
      '请输入内容',
    ],
    [
      'A-378 an order that is required and did not come',
      order('排序', { required: true }),
      undefined,
      '请输入排序',
    ],
    ['required choice', choice('类型', { a: '甲' }, { required: true }), '', '请选择类型'],
    ['required picture', image('图片', { required: true }), '', '请上传图片'],
    ['required pictures', images('图片', { required: true }), '[]', '请上传图片'],
    [
      'an emptied choice that is required, whatever it starts with',
      choice('类型', { a: '甲' }, { required: true, initial: 'a' }),
      '',
      '请选择类型',
    ],
    ['required long text of blanks', longText('描述', { required: true }), ' \n', '请输入描述'],
    ['unknown choice', choice('类型', { a: '甲' }), 'toString', '类型的取值无效'],
    ['flag 2', flag(), 2, '状态只能是 0 或 1'],
    ['X-86 an emptied flag', flag(), '', '状态只能是 0 或 1'],
    ['X-86 a flag that is null', flag(), null, '状态只能是 0 或 1'],
    ['X-86 an emptied order that is required', order('排序', { required: true }), '', '请输入排序'],
    ['X-86 a required number that is null', number('数量', { required: '请输入数量' }), null, '请输入数量'],
    ['X-86 a required decimal that is null', decimal('纬度', { required: true }), null, '请输入纬度'],
    ['Infinity', number('数量'), Infinity, '数量必须是数字'],
    ['hexadecimal', number('数量'), '0x10', '数量必须是数字'],
    ['half', number('数量'), 0.5, '数量必须是整数'],
    ['beyond exact numbers', number('数量'), 1e300, '数量不能大于 9007199254740991'],
    ['latitude 91', decimal('纬度', { bounds: { min: -90, max: 90 } }), 91, '纬度不能大于 90'],
    ['a day that does not exist', date('日期'), '2023-02-29', '日期格式应为 YYYY-MM-DD'],
    ['a day of a mistyped year', date('日期'), '0026-11-29', '日期不能早于 1900-01-01'],
    ['a day before 1900', date('日期'), '1899-12-31', '日期不能早于 1900-01-01'],
    ['a moment of a mistyped year', dateTime('时间'), '0202-11-29 08:00:00', '时间不能早于 1900-01-01'],
    ['a moment that is none', dateTime('时间'), '2026-01-01 25:00:00', '时间格式应为 YYYY-MM-DD HH:mm:ss'],
    ['script link', link('链接'), 'JaVaScript:alert(1)', '链接必须以 http://、https:// 或 / 开头'],
    ['mail link', link('链接'), 'mailto:a@b.cn', '链接必须以 http://、https:// 或 / 开头'],
    ['101 pictures', images('图片'), Array.from({ length: 101 }, () => 'a.png'), '图片不能超过 100 项'],
    ['object for a list', images('图片'), { length: 1 }, '图片必须是列表'],
    ['wrong entry', list('场景', { text: text('文字', { required: true }) }), [{ text: '' }], '请输入文字'],
    ['text for an entry', list('场景', { text: text('文字') }), ['x'], '场景格式不正确'],
  ])('refuses: %s', (_title, field, sent, message) => {
    expect(refusal(field, sent)).toBe(message)
  })

  test('a refusal never repeats what was sent', () => {
    expect(refusal(secret('密码'), { toString: () => 'hunter2' })).toBe('密码格式不正确')
  })
})

describe('a set of fields', () => {
  const fields = {
    title: text('标题', { required: '请输入标题' }),
    sort_order: { ...order(), alsoNamed: ['sortOrder'] },
    status: flag(),
    createTime: createdTime(),
  }

  test('what did not come starts from its initial value, or stays away in an update', () => {
    expect(requireFields(fields, { title: '甲' }, 'whole')).toEqual({ title: '甲', sort_order: 0, status: 1 })
    expect(requireFields(fields, { sort_order: 5 }, 'given')).toEqual({ sort_order: 5 })
  })

  test('a field may come under another name', () => {
    expect(requireFields(fields, { sortOrder: 5 }, 'given')).toEqual({ sort_order: 5 })
  })

  test('only own keys of what was sent count', () => {
    expect(fieldErrors(fields, Object.create({ title: '甲' }) as object as Record<string, unknown>)).toEqual({
      title: '请输入标题',
    })
  })

  test('all wrong fields are named in one refusal, with the first sentence before', () => {
    expect(() => requireFields(fields, { title: '', status: 7 }, 'whole')).toThrow(
      expect.objectContaining({
        status: 400,
        message: '请输入标题',
        detail: { errors: [expect.anything(), { field: 'status', message: '状态只能是 0 或 1' }] },
      }),
    )
  })
})

describe('what is shown of stored values', () => {
  const fields = {
    images: images('图片'),
    examples: list('示例', { title: text('标题'), imageUrl: image('图片') }),
    publishTime: dateTime('发布时间'),
    passwordHash: secret('密码'),
  }

  test('A-291, A-293 paths get their prefix back, inside entries too; moments are shown in Shanghai', () => {
    const row = {
      images: ['a.png', 'https://cdn.example.com/b.png'],
      examples: [{ title: '甲', imageUrl: 'c.png' }],
      publishTime: '2026-01-01T00:00:00.000Z',
      passwordHash: 'secret',
    }
    expect(serializeFields(fields, Object.keys(fields), row)).toEqual({
      images: ['/upload/a.png', 'https://cdn.example.com/b.png'],
      examples: [{ title: '甲', imageUrl: '/upload/c.png' }],
      publishTime: '2026-01-01 08:00:00',
    })
  })

  test('a day in Shanghai goes from midnight to midnight there', () => {
    const dayAt = (moment: string) => shanghaiDay(new Date(moment))
    expect(dayAt('2026-12-12T15:59:59.999Z')).toBe('2026-12-12')
    expect(dayAt('2026-12-12T16:00:00.000Z')).toBe('2026-12-13')
    expect(dayAt('2026-12-13T15:59:59.999Z')).toBe('2026-12-13')
  })
})
