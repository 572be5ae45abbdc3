import { DatabaseError } from 'sequelize'
import { expect, test } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { orUnavailable } from './availability.ts'

const failing = (message: string, code?: string, isCommitting = false) => {
  const parent = Object.assign(new Error(message), { code, sql: 'SELECT 1' })
  return orUnavailable(
    () => Promise.reject(new DatabaseError(parent)),
    () => isCommitting,
  )
}

test.each(['08123', '08006', '53300', '57014', '57P01', 'ECONNRESET', 'SQLITE_BUSY', 'EPIPE'])(
  'a wrong statement stays wrong, though its message holds %s',
  async (typed) => {
    await expect(failing(`invalid input syntax: "${typed}"`, '22P02')).rejects.toThrow(DatabaseError)
    await expect(failing(`invalid input syntax: "Query read timeout ${typed}"`)).rejects.toThrow(
      DatabaseError,
    )
  },
)

test.each(['08006', '53300', '57014', '57P01', 'ECONNRESET', 'SQLITE_BUSY', 'EPIPE'])(
  'a database whose driver gives the code %s is away',
  async (code) => {
    await expect(failing('whatever it says', code)).rejects.toThrow(HttpError)
  },
)

test.each(['SQLITE_FULL', 'SQLITE_READONLY', 'ENOSPC', 'EDQUOT', '53100', '25006'])(
  'a database that says %s takes nothing more: 503, and surely nothing was kept',
  async (code) => {
    for (const isCommitting of [false, true])
      await expect(failing('whatever it says', code, isCommitting)).rejects.toMatchObject({
        status: 503,
        message: messages.storeUnwritable,
        detail: { retryAfterSeconds: 60, reason: code },
      })
    await expect(failing(`invalid input syntax: "${code}"`, '22P02')).rejects.toThrow(DatabaseError)
  },
)

test('what a failing disk was given to keep may be on it all the same', async () => {
  await expect(failing('disk I/O error', 'SQLITE_IOERR')).rejects.toThrow(messages.storeUnwritable)
  await expect(failing('disk I/O error', 'SQLITE_IOERR', true)).rejects.toThrow(
    messages.storeUnwritableUnsure,
  )
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
])('a database of which the driver says only "%s" is away', async (message) => {
  await expect(failing(message)).rejects.toThrow(HttpError)
})
