import { expect, test } from 'vitest'
import { textResponse } from './text-response.ts'

const made = () => textResponse('{"code":200,"data":"图联"}', { status: 200 })

test('a text is read as it was made, and the body is left for who sends it', async () => {
  const response = made()
  expect(await response.text()).toBe('{"code":200,"data":"图联"}')
  expect(response.bodyUsed).toBe(false)
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('{"code":200,"data":"图联"}')
})

test('what is read in another way, or copied, is the same', async () => {
  expect(await made().json()).toEqual({ code: 200, data: '图联' })
  expect(await made().clone().text()).toBe(await made().text())
  expect(await new Response(null, made()).text()).toBe('')
})
