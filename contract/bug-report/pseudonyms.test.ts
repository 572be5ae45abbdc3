import { expect, test } from 'vitest'
import { EMAIL, MOBILE_PHONE } from '#contract/shared/messages.ts'
import { isIdentityNumber } from '#contract/privacy/identity-number.ts'
import { createPseudonyms } from './pseudonyms.ts'

test('those who stand in are plainly invented, in order by the forms’ rules, and a hundred are told apart', () => {
  const pseudonyms = createPseudonyms()
  const people = Array.from({ length: 400 }, (_, index) =>
    pseudonyms.of({ name: '王某', email: `real${index}@corp.cn` }),
  )
  for (const { name, email, phone, idNumber, birthDate, network } of people) {
    expect(name).toMatch(/^示例[甲乙丙丁戊己庚辛壬癸][一二三四五六七八九十]$/)
    expect(email).toMatch(/^sample9\d{3}@example\.com$/)
    expect(email).toMatch(EMAIL)
    expect(phone).toMatch(/^15400009\d{3}$/)
    expect(phone).toMatch(MOBILE_PHONE)
    // No region has this number.
    expect(idNumber).toMatch(/^990000/)
    expect(isIdentityNumber(idNumber)).toBe(true)
    expect(idNumber.slice(6, 14)).toBe(birthDate.replaceAll('-', ''))
    expect(network).toMatch(/^192\.0\.2\.\d+$/)
  }
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(400)
  expect(new Set(people.slice(0, 100).map(({ name }) => name)).size).toBe(100)
})

test('one person is known by any mark; of two of one name each is somebody', () => {
  const pseudonyms = createPseudonyms()
  const one = pseudonyms.of({ name: '王某', email: 'One@corp.cn', phone: '13812345678' })
  const other = pseudonyms.of({ name: '王某', email: 'other@corp.cn', phone: '138****5678' })
  expect(other).not.toEqual(one)
  expect(pseudonyms.of({ phone: '13812345678' })).toEqual(one)
  expect(pseudonyms.of({ email: 'one@corp.cn' })).toEqual(one)
  expect(pseudonyms.known.get('138****5678')).toBe('154****9000')
})
