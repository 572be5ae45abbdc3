import pg from 'pg'

/**
 * A client that somebody listens to from its beginning. Sequelize listens once it has gone on from the driver's word that it is let
 * in; a server that stops in that moment says goodbye before, and what nobody listens to ends the process.
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
