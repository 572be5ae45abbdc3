import { describe, expect, test } from 'vitest'
import { csvLine } from '#contract/export/csv.ts'
import { base } from '#content/base/base.type.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import { personalNumber, UNREADABLE } from './personal-number.ts'
import { ageOn } from './age.ts'
import { checkCharacterOf, isIdentityNumber } from './identity-number.ts'
import { maskIdentityNumber, maskPhone } from './masks.ts'
import { messageFields } from '#content/contact-message/message-fields.ts'
import { suspicionOf } from './spam-signs.ts'

describe('identity numbers (GB 11643)', () => {
  // An example of the standard's own annex, and an invented one.
  test.each(['11010519491231002X', '999999199805200018'])('%s can be one', (number) => {
    expect(isIdentityNumber(number)).toBe(true)
  })

  test('the check character is that of the standard’s other example, whom nobody is as old as', () => {
    expect(checkCharacterOf('44052418800101001')).toBe('4')
    expect(isIdentityNumber('440524188001010014')).toBe(false)
  })

  test.each([
    '110105194912310021',
    '11010519491231002x',
    '110105194902300024',
    '11010519491231002',
    '110105491231002',
    '1101051949123100２X',
    ' 11010519491231002X',
    '11010519491231002X\n',
  ])('%j cannot', (number) => {
    expect(isIdentityNumber(number)).toBe(false)
  })

  test('every single wrong figure is found', () => {
    const right = '999999199805200018'
    for (let place = 0; place < 18; place++)
      for (const figure of '0123456789')
        if (figure !== right[place])
          expect(isIdentityNumber(right.slice(0, place) + figure + right.slice(place + 1))).toBe(false)
  })

  test.each([
    ['today', '20260301', true],
    ['tomorrow', '20260302', false],
    ['on a day that does not exist', '20250229', false],
    ['on the first day that dates are of', '19000101', true],
    ['a day before it', '18991231', false],
    ['in a mistyped year', '00261129', false],
  ])('X-15 a number of somebody born %s', (_when, day, isRight) => {
    const digits = `999999${day}001`
    const now = new Date('2026-02-28T16:00:00.000Z')
    expect(isIdentityNumber(digits + checkCharacterOf(digits), now)).toBe(isRight)
  })

  test('a field takes a small x and blanks around it, and shows only both ends', () => {
    const field = personalNumber('身份证号')
    expect(field.read(' 11010519491231002x ')).toBe('11010519491231002X')
    expect(field.read('')).toBe('')
    expect(() => field.read('123')).toThrow('请输入正确的身份证号')
    expect(field.mask?.('11010519491231002X')).toBe('110***********002X')
    expect(field.mask?.(UNREADABLE)).toBe(UNREADABLE)
  })
})

test.each([
  '110105 19491231 002X',
  '110105-19491231-002x',
  '１１０１０５１９４９１２３１００２Ｘ',
  '\u200b11010519491231002X\u202c',
  '110105\u00a019491231\u3000002X\n',
  '11010519491231002×',
])('X-101 the identity number %j is stored in its plain form', (sent) => {
  expect(personalNumber('身份证号').read(sent)).toBe('11010519491231002X')
})

test.each([
  '138 0000 0000',
  '138-0000-0000',
  '+86 138 0000 0000',
  '+8613800000000',
  '008613800000000',
  '86 13800000000',
  '(+86)13800000000',
  '１３８００００００００',
  '\u202d13800000000\u202c',
  '138\u200b0000\ufeff0000',
  'tel:13800000000',
  '13800000000。',
])('X-101 the phone %j is stored as its figures', (sent) => {
  expect(messageFields.phone.read(sent)).toBe('13800000000')
})

test.each(['1380000000', '+85213800000', '13800000000 13900000000', '1380000000a', '0551-65170000'])(
  'P-387 %j is no mobile number in any form',
  (sent) => {
    expect(() => messageFields.phone.read(sent)).toThrow('请输入正确的手机号码')
  },
)

test.each([
  ['abc@qq.com。', 'abc@qq.com'],
  ['abc@qq.com，', 'abc@qq.com'],
  ['mailto:a@b.cn', 'a@b.cn'],
  ['MAILTO:a@b.cn?subject=x', 'a@b.cn'],
  ['<a@b.cn>', 'a@b.cn'],
  ['张三 <a@b.cn>', 'a@b.cn'],
  ['＜a@b.cn＞', 'a@b.cn'],
  ['<mailto:a@b.cn>;', 'a@b.cn'],
  ['ａｂｃ＠ｑｑ．ｃｏｍ', 'abc@qq.com'],
  ['abc@qq。com', 'abc@qq.com'],
  [' abc @ qq.com ', 'abc@qq.com'],
  ['a\u200bbc@qq.com', 'abc@qq.com'],
  ['Änna@x.de', 'Änna@x.de'],
])('X-101 the address %j is stored as %s', (sent, stored) => {
  expect(messageFields.email.read(sent)).toBe(stored)
})

test.each(['mailto:', 'abc@qq', 'a b@qq.com', 'a@b.cn c@d.cn', '请致电'])(
  'P-385 %j is no address',
  (sent) => {
    expect(() => messageFields.email.read(sent)).toThrow('请输入正确的邮箱格式')
  },
)

test('X-101 a name keeps its letters', () => {
  expect(messageFields.name.read('Ｚｏë\u200d王')).toBe('Ｚｏë\u200d王')
})

test('X-101 a phone of the company keeps its hyphens and its extension', () => {
  expect(base.fields.phone.read('０５５１－65170000　转801')).toBe('0551-65170000 转801')
})

test('masks keep both ends, and nothing of what is too short to hide', () => {
  expect(maskPhone('13812345678')).toBe('138****5678')
  expect(maskIdentityNumber('340102199001011234')).toBe('340***********1234')
  expect([maskPhone(''), maskPhone('1234567')]).toEqual(['', '*******'])
})

test.each([
  ['1998-03-01', 28],
  ['1998-03-02', 27],
  ['2026-03-01', 0],
  ['2026-03-02', undefined],
  ['1905-03-01', undefined],
])('born on %s one is %s on the first of March 2026 in Shanghai', (birthDate, years) => {
  expect(ageOn(birthDate, new Date('2026-02-28T16:00:00.000Z'))).toBe(years)
})

test.each([
  [{ homepage: '', fillMs: null }, '官网 https://a.example 与 https://b.example', 0],
  [{ homepage: '', fillMs: 1500 }, '您好', 0],
  [{ homepage: '', fillMs: 1499 }, '您好', 1],
  [{ homepage: 'x', fillMs: 9000 }, '您好', 1],
  [{ homepage: '', fillMs: null }, '<a href="https://a.example">x</a>', 1],
])('signs %j with the text %j: %i', (signs, text, suspicion) => {
  expect(suspicionOf(signs, [text])).toBe(suspicion)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.9:51334', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.009', '203.0.113.9'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:51334', '203.0.113.9'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['localhost', 'unknown'],
  ['_hidden:51334', 'unknown'],
  ['203.0.113', 'unknown'],
  ['203.0.113.256', 'unknown'],
  ['::ffff:203.0.113.256', 'unknown'],
  ['203.0.113.9:51334:1', 'unknown'],
  ['2001:db8:1:2:3:4:5', 'unknown'],
  ['2001:db8:1:2:3:4:5:6:7', 'unknown'],
  ['2001:db8::1::2', 'unknown'],
  ['2001:db8:::1', 'unknown'],
  ['2001:db8::12345', 'unknown'],
  ['2001:db8::1]:443', 'unknown'],
])('the caller %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['好', '好'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u200c=1', "'\u200c=1"],
  ['\u200d+1', "'\u200d+1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u2060@x', "'\u2060@x"],
  ['\u00ad=1', "'\u00ad=1"],
  ['\u200e=1', "'\u200e=1"],
  ['\u202e=1', "'\u202e=1"],
  ['\u2067-1', "'\u2067-1"],
  ['\u061c=1', "'\u061c=1"],
  ['\u3164=1', "'\u3164=1"],
  ['\ufe0f=1', "'\ufe0f=1"],
  ['\u0000=1', "'\u0000=1"],
  ['\u00a0\u200b \u200b=1', "'\u00a0\u200b \u200b=1"],
  ['﹦1', "'﹦1"],
  ['﹢1', "'﹢1"],
  ['﹣1', "'﹣1"],
  ['﹫x', "'﹫x"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['−1', "'−1"],
  ['‒1', "'‒1"],
  ['⁻1', "'⁻1"],
  ['➖1', "'➖1"],
  ['➕1', "'➕1"],
  ['⁼1', "'⁼1"],
  ['——引自来信', '——引自来信'],
  ['–5 度', '–5 度'],
  ['‐', '‐'],
  ['好=1', '好=1'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['13812345678', "'13812345678"],
  ['11010519491231002X', "'11010519491231002X"],
  ['055165000000', "'055165000000"],
  ['0', '0'],
  ['2026', '2026'],
])('the cell %j is written %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`)
})
