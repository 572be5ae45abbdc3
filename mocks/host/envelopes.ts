import type { Response } from 'express'

/** Answers a call of mock mode's own, in the shape of the product's. */
export function done(response: Response, data: unknown): void {
  response.set('Cache-Control', 'no-store').json({ code: 200, message: '操作成功', data })
}

/** Refuses one in a sentence, with what may have been meant. */
export function refuse(response: Response, message: string, nearest?: readonly string[]): void {
  response.status(400).set('Cache-Control', 'no-store')
  response.json({ code: 400, message, data: null, ...(nearest && { nearest }) })
}
