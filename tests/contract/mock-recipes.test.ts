import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipes } from '#tests/setup/recipes.ts'
import { serveMockHost } from './mock-host-fixture.ts'

let host: Awaited<ReturnType<typeof serveMockHost>>
beforeAll(async () => {
  host = await serveMockHost()
})
afterAll(() => host.close())

const blocks = recipes('sh')

test.each(blocks)('the recipe “$heading” of docs/mocks-recipes.md does what it says', async ({ code }) => {
  const commands = [...code.matchAll(/^(curl .*)\n# → (\d{3}) (.+)$/gm)]
  // Each line of it is one of a pair, or the test would skip it in silence.
  expect(commands.map(([pair]) => pair).join('\n')).toBe(code.trimEnd())
  for (const [, command = '', status, says] of commands) {
    const response = await fetchedAsBy(command)
    expect([command, response.status]).toEqual([command, Number(status)])
    expect(await response.text()).toContain(says)
  }
})

/** The response to a line of curl. A shell parses the line, so that its quotes mean what they mean there. */
function fetchedAsBy(command: string): Promise<Response> {
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], {
    encoding: 'utf8',
  })
  const { values, positionals } = parseArgs({
    args: words.split('\0').slice(0, -1),
    allowPositionals: true,
    options: {
      request: { type: 'string', short: 'X', default: 'GET' },
      header: { type: 'string', short: 'H', multiple: true, default: [] },
      data: { type: 'string', short: 'd' },
    },
  })
  const [address = ''] = positionals
  const headers = values.header.map((header) => header.split(/: (.*)/, 2) as [string, string])
  return fetch(address.replace('http://localhost:3000', host.origin), {
    method: values.request,
    headers,
    body: values.data ?? null,
  })
}
