import { expect, test } from 'vitest'
import { redactSecrets } from './redact-secrets.ts'

const TOKEN = '0123456789abcdef'.repeat(4)

test.each([
  [`at /api/x?token=${TOKEN}`, 'at /api/x?token=[令牌]'],
  [`{"authorization":"Bearer ${TOKEN.slice(1)}"}`, '{"authorization":"Bearer [令牌]"}'],
  ['Key (idNumber)=(11010519491231002X) exists', 'Key (idNumber)=([身份证号]) exists'],
  ['110105194912310021', '[身份证号]'],
  ['invalid input: "13800138000"', 'invalid input: "[手机号]"'],
  ['138-0013-8000，+86 13800138000', '[手机号]，[手机号]'],
])('%s', (text, left) => expect(redactSecrets(text)).toBe(left))

test.each([
  '{"time":"2026-11-25T20:00:00.000Z","count":1700000000000}',
  'uploads/0123456789abcdef0123456789abcdef.png',
  'at file:///srv/site/build/host.js:13800:138',
  '9f0a13b2-1k',
])('%s is left as it is', (text) => expect(redactSecrets(text)).toBe(text))
