import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asCurl } from './as-curl.ts'
import { addressWithRules } from './address-with-rules.ts'

const call = {
  id: 1,
  line: 'POST /api/contact/add',
  method: 'POST',
  address: '/api/contact/add?x=1&y=$HOME',
  by: 'http' as const,
  headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
  sent: `{"name":"O'Neil $(id)"}`,
}

test('a call as cURL says the same to a shell: method, address, headers, body', () => {
  const command = asCurl(call, 'http://127.0.0.1:3000').replace(/^curl /, String.raw`printf '%s\n' `)
  const said = execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n')
  expect(said).toEqual([
    '-X',
    'POST',
    'http://127.0.0.1:3000/api/contact/add?x=1&y=$HOME',
    '-H',
    'content-type: application/json',
    '-H',
    'authorization: Bearer abc',
    '--data-raw',
    `{"name":"O'Neil $(id)"}`,
  ])
})

test('a body that was no text, and none, are not sent again', () => {
  expect(asCurl({ ...call, sent: '（multipart/form-data）', headers: {} }, 'http://a')).not.toContain(
    'data-raw',
  )
  expect(asCurl({ ...call, sent: '' }, 'http://a')).not.toContain('data-raw')
})

test.each([
  [
    'http://a/cases?page=2&from=nav#main',
    'save=500,times:1',
    'http://a/cases?page=2&from=nav&mock=save=500,times:1#main',
  ],
  ['http://a/cases?scenario=slow&page=2&mock[]=x', 'many;slow', 'http://a/cases?page=2&mock=many;slow'],
  ['http://a/?q=%E6%95%B0&mock=slow', 'normal', 'http://a/?q=%E6%95%B0'],
  ['http://a/', `*=400(a&b+c#d'e)`, `http://a/?mock=*=400(a%26b%2Bc%23d%27e)`],
])('%s with %s keeps all else of its address', (href, text, wanted) => {
  expect(addressWithRules(href, text)).toBe(wanted)
  if (text !== 'normal') expect(new URL(wanted).searchParams.get('mock')).toBe(text)
})
