/**
 * Milliseconds of one request, asked one after the other.
 * @param {string} address
 * @param {number} requests
 * @param {Record<string, string>} [headers]
 */
export async function timeRequests(address, requests, headers = {}) {
  const started = performance.now()
  for (let done = 0; done < requests; done += 1) {
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity', ...headers } })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  return (performance.now() - started) / requests
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
