import { expect, test } from 'vitest'
import { maskHeader, maskQuery, maskSecrets } from './mask-secrets.ts'

test.each([
  ['{"username":"admin","password":"p-4711"}', '{"username":"admin","password":"***"}'],
  ['{"oldPassword":"p-4711","newPassword":4711}', '{"oldPassword":"***","newPassword":"***"}'],
  ['{"password":["p-4711"]}', '{"password":"***"}'],
  ['{"code":200,"data":{"token":"t-4711","user":{"id":1}}}', '{"code":200,"data":{"token":"***","user":{"id":1}}}'], // oxfmt-ignore
  ['[{"baiduPushKey":"k-4711"}]', '[{"baiduPushKey":"***"}]'],
  ['{"username":"admin", "password": "p-4711', '{"username":"admin", "password": "***"'],
  ['{"password":4711,"x"', '{"password":"***","x"'],
])('the secret of %s is masked', (body, masked) => {
  expect(maskSecrets(body)).toBe(masked)
})

test.each([
  '{ "title" : "令牌 token" }',
  '{"token":null,"password":""}',
  'password',
  '（multipart/form-data）',
])('%s, which holds no secret, stays as it was written', (body) => expect(maskSecrets(body)).toBe(body))

test('of an Authorization header the scheme stays', () => {
  expect(maskHeader('authorization', 'Bearer t-4711')).toBe('Bearer ***')
})

test('a header that opens nothing stays', () => {
  expect(maskHeader('if-match', '"3"')).toBe('"3"')
})

test.each([
  ['/api/x?page=1&token=t-4711', '/api/x?page=1&token=***'],
  ['/api/x?page=1&q=a%20b', '/api/x?page=1&q=a%20b'],
])('%s is shown as %s', (address, shown) => {
  expect(maskQuery(new URL(address, 'http://site'))).toBe(shown)
})
