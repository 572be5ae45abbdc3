import type { RequestHandler } from 'express'

/** Whether the site is on its way out. */
export interface ShutdownState {
  hasBegun: boolean
}

/** While the site stops, each answer asks for no further request on its connection, so that none is cut in the middle. */
export function closeConnections(stopping: ShutdownState): RequestHandler {
  return (_request, response, next) => {
    if (stopping.hasBegun) response.set('Connection', 'close')
    next()
  }
}
