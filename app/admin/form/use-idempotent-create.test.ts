import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/api-error.ts'
import { field } from '#contract/declare.ts'
import { useIdempotentCreate } from './use-idempotent-create.ts'

const fields = { name: field.text('名称'), logoUrl: field.image('图片') }
const first = { name: '云谷', logoUrl: '/upload/a.png' }

/** An empty list that stores the first save but loses its response; later saves get other numbers. */
function losingFirstAnswer(isComparable = true) {
  const kept: Record<string, unknown>[] = []
  const add = vi.fn(async (values: Record<string, unknown>) => {
    kept.push({ ...values, id: kept.length + 1 })
    if (kept.length === 1) throw new ApiError({ status: 0, message: '网络错误，请稍后重试' })
    return '添加成功'
  })
  const options = {
    fields: isComparable ? fields : { logoUrl: fields.logoUrl },
    create: add,
    rows: [],
    readAll: async () => kept as ({ id: number } & Record<string, unknown>)[],
  }
  const { result } = renderHook(() => useIdempotentCreate(options))
  return { kept, addOnce: (values: Record<string, unknown>) => result.current(values) }
}

test('what was kept though nobody heard so is not sent again', async () => {
  const { kept, addOnce } = losingFirstAnswer()
  await expect(addOnce(first)).rejects.toThrow('网络错误')
  expect(await addOnce(first)).toBe('添加成功')
  expect(kept).toHaveLength(1)
})

test('what was changed since is sent, though only its picture was', async () => {
  const { kept, addOnce } = losingFirstAnswer()
  await expect(addOnce(first)).rejects.toThrow('网络错误')
  await addOnce({ ...first, logoUrl: '/upload/b.png' })
  expect(kept.map(({ logoUrl }) => logoUrl)).toEqual(['/upload/a.png', '/upload/b.png'])
})

test('a record of which nothing can be compared is sent again', async () => {
  const { kept, addOnce } = losingFirstAnswer(false)
  const picture = { logoUrl: '/upload/a.png' }
  await expect(addOnce(picture)).rejects.toThrow('网络错误')
  await addOnce(picture)
  expect(kept).toHaveLength(2)
})
