/** A JSON Schema of the 2020-12 dialect, as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>

export const nothing: Schema = { type: 'null' }

/** A record's number. */
export const idSchema = { type: 'integer', minimum: 1, description: '编号' } as const

/** An object with these names, all of them there where it is not said which must be. */
export function needed(
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema {
  return { type: 'object', properties, required }
}

/** An object with exactly these names, all of them there. */
export function exactly(properties: Readonly<Record<string, Schema>>): Schema {
  return { ...needed(properties), additionalProperties: false }
}

/** A list of such entries. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items }
}

/** One of several; the one itself where there is no choice. */
export function oneOf(...schemas: Schema[]): Schema {
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas }
}

/** What is sent or answered as JSON. */
export const json = (schema: Schema) => ({ 'application/json': { schema } })

/** What is answered as plain text. */
export const plain = (schema: Schema) => ({ 'text/plain': { schema } })
