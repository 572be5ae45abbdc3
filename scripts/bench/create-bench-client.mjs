/**
 * Calls of the API at an origin: each gives its data, and throws where it was refused.
 * @param {string} origin
 */
export function createBenchClient(origin) {
  /**
   * @param {string} line
   * @param {object} [body]
   * @param {string} [token]
   */
  return async (line, body, token) => {
    const [method, path] = line.split(' ')
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${line} answered ${response.status}`)
    return answer.data
  }
}
