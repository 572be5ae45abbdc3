import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { weaknessOf } from './password-rules.ts'

test.each([
  ['1234567890'],
  ['0987654321'],
  ['12345678901234567890'],
  ['qwertyuiop'],
  ['QWERTYUIOP123'],
  ['asdfghjkl;'],
  ['poiuytrewq1'],
  ['1qaz2wsx3edc'],
  ['abcdefghijkl'],
  ['qwerty123456'],
  ['!@#$%^&*()'],
  ['abcdeabcde'],
  ['hunter2hunter2'],
])('%s is a row or a repetition, and refused', (password) => {
  expect(weaknessOf(password, 'wangli')).toBe('新密码过于简单，请不要使用重复或连续的字符')
})

test.each([
  ['correct horse battery'],
  ['e2e-Long-Passphrase-1'],
  ['a longer secret 2026'],
  ['一个新的很长的密码 42'],
  ['h7Tq2mWc9ZrY4kNd8vBx'],
  ['tea-1234-garden-wall'],
])('%s is good enough', (password) => {
  expect(weaknessOf(password, 'wangli')).toBeUndefined()
})

test('the sentence names what it is about', () => {
  expect(weaknessOf('short', 'admin', '密码')).toBe('密码至少需要 10 个字符')
})

const common = ['password', 'sunshine', 'iloveyou', 'trustno1', 'p@ssw0rd']

test.each([
  'password',
  'PASSWORD',
  'Password123',
  '2026-sunshine!',
  'ｐａｓｓｗｏｒｄ１２３',
  'P@ssw0rd',
  'trustno1',
])('%s is common', (password) => {
  expect(isCommonPassword(password, common)).toBe(true)
})

test.each(['correct horse battery', 'sunshine-tea-garden', '1234-5678', ''])(
  '%s is not common',
  (password) => {
    expect(isCommonPassword(password, common)).toBe(false)
  },
)
