import type { RequestHandler } from 'express'

/** Whether the site is on its way out. */
export interface ShutdownState {
  hasBegun: boolean
}

/** Closes each connection after its response during shutdown, so that no later request is cut off. */
export function closeConnections(stopping: ShutdownState): RequestHandler {
  return (_request, response, next) => {
    if (stopping.hasBegun) response.set('Connection', 'close')
    next()
  }
}
