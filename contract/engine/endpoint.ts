/** An endpoint in its parts. */
export interface EndpointParts {
  readonly method: string
  /** Without what stands behind `?`. */
  readonly path: string
  /** The `{names}` of the path. */
  readonly pathNames: readonly string[]
  /** The names that its `?name=` declares. */
  readonly queryNames: readonly string[]
}

/** `GET /api/contact/admin/list?pageKey=` in its parts. */
export function partsOfEndpoint(endpoint: string): EndpointParts {
  const [method = '', address = ''] = endpoint.split(' ')
  const [path = '', query = ''] = address.split('?')
  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const queryNames = query.split('&').filter(Boolean)
  return { method, path, pathNames, queryNames: queryNames.map((each) => each.replace(/=$/, '')) }
}
