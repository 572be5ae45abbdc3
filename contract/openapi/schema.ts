/** A JSON Schema of the 2020-12 dialect, as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>

export const nothing: Schema = { type: 'null' }

/** An object with exactly these names, all of them there. */
export function exactly(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** A list of such entries. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items }
}

/** One of several; the one itself where there is no choice. */
export function oneOf(...schemas: Schema[]): Schema {
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas }
}

/** A record's number. */
export const idSchema: Schema = { type: 'integer', minimum: 1, description: '编号' }

/** A function whose results are kept: fields and sets of fields serve many calls, and asking them costs time. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: make(key) }
    known.set(key, found)
    return found.value
  }
}
