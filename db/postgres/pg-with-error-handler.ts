import pg from 'pg'

/**
 * A client with an error listener from its construction. Sequelize adds its own only after login; an unhandled error
 * before that would end the process.
 */
class ClientWithErrorHandler extends pg.Client {
  constructor(...given: ConstructorParameters<typeof pg.Client>) {
    super(...given)
    // Anyone who asks it for something is told.
    this.on('error', () => undefined)
  }
}

/** The driver of PostgreSQL for Sequelize, whose connections cannot end the process. */
export const pgWithErrorHandler: object = Object.create(pg, { Client: { value: ClientWithErrorHandler } })
