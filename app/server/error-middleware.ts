import type { ErrorRequestHandler } from 'express'
import type { Log } from './log.ts'

/** Answers what no handler could: a broken escape in an address, a failing file. Never Express's own page with a stack. */
export function errorMiddleware(log: Log): ErrorRequestHandler {
  return (error: { status?: number; message?: string; stack?: string }, request, response, next) => {
    if (response.headersSent) return next(error)
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500) log.error('request failed', { path: request.path, stack: error.stack })
    const message = status === 500 ? '操作失败，请稍后重试' : '请求的地址或内容无法识别'
    response.status(status).set('Cache-Control', 'no-store')
    if (request.path.startsWith('/api/')) response.json({ code: status, message, data: null })
    else response.type('text/plain').send(message)
  }
}
