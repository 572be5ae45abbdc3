import type { Connection } from '../connection.ts'

/** SQL that is true for a row of which one of the texts holds the keyword; both are compared without the case of A to Z. */
export function holds(
  { sequelize, dialect }: Connection,
  fields: readonly string[],
  keyword: string,
): string {
  // Written out and escaped here, because Sequelize's fn() doubles a `$` in its arguments.
  const text = sequelize.escape(asciiLower(keyword))
  const quoted = fields.map((field) => sequelize.getQueryInterface().quoteIdentifier(field))
  return `(${quoted.map((field) => `${dialect.position(field, text)} > 0`).join(' OR ')})`
}

/** The databases' lower() is asked for the letters of ASCII only, so a keyword must be treated alike. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
