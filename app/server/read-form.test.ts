import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const post = (body: BodyInit, contentType?: string) =>
  new Request('http://site.example/', {
    method: 'POST',
    body,
    headers: contentType ? { 'content-type': contentType } : {},
  })

test('both kinds of form are read', async () => {
  expect((await readForm(post(new URLSearchParams({ name: '张三' })))).get('name')).toBe('张三')
  const form = new FormData()
  form.set('name', '李四')
  expect((await readForm(post(form))).get('name')).toBe('李四')
})

test.each([
  ['JSON', '{}', 'application/json', 415],
  ['plain text', 'name=x', 'text/plain', 415],
  ['a multipart form without a boundary', 'name=x', 'multipart/form-data', 400],
  ['a form of a megabyte', `name=${'x'.repeat(1024 * 1024)}`, 'application/x-www-form-urlencoded', 413],
])('%s is refused by its status', async (_name, body, contentType, status) => {
  await expect(readForm(post(body, contentType))).rejects.toMatchObject({ status })
})
