import { beforeAll, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import { answer } from '#content/registry/answer.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { scenarioNames, scenarios, type ScenarioName } from './scenarios.ts'
import { withScenario } from './node.ts'

const backend = createMemoryBackend()
const types: readonly ContentType[] = contract
// These break the shape on purpose, or leave the answer to the API itself.
const shapeless = ['proxy-page', 'proxy-page-as-success', 'half-answer', 'empty-answer']
const failing = scenarioNames.filter((name) => {
  const { group } = scenarios[name]
  const isContent = ['general', 'content', 'empty'].includes(group) && name !== 'every-load-fails'
  return !isContent && !shapeless.includes(name) && !name.startsWith('lazy-part') && name !== 'upload-slow'
})

let normal: Map<string, number>
beforeAll(async () => {
  normal = await statuses('normal')
})

test.each(failing)('%s refuses each call that it changes in the call’s own shape', async (name) => {
  let changed = 0
  for (const type of touchedBy(name))
    for (const call of type.calls) {
      const response = await ask(name, call)
      if (response.type === 'error') changed += 1
      if (response.type === 'error' || response.status === normal.get(call.endpoint)) continue
      changed += 1
      await expectOwnShape(call, response)
    }
  // What replaces an answer by a refusal of the same status cannot be seen from outside.
  if (!sameStatus.includes(name)) expect(changed).toBeGreaterThan(0)
})

// Without a session the normal answer of these calls is a 400 or a 401 too.
const sameStatus: ScenarioName[] = [
  'session-expired',
  'session-expires-on-save',
  'login-wrong',
  'conflict',
  'map-script-fails',
  'old-server-on-load',
]

async function expectOwnShape({ response: { name }, endpoint }: Call, response: Response): Promise<void> {
  const contentType = response.headers.get('content-type')
  if (name === 'plainText' && response.status !== 401) {
    expect(contentType, endpoint).toBe('text/plain; charset=utf-8')
    return
  }
  expect(contentType, endpoint).toBe('application/json; charset=utf-8')
  const body = (await response.json()) as Record<string, unknown>
  expect(Object.keys(body), endpoint).toEqual(
    name === 'withMsg' ? ['code', 'message', 'msg', 'data'] : ['code', 'message', 'data'],
  )
  if (response.status !== 200) expect(body.code, endpoint).toBe(response.status)
  if (name === 'truthyData') expect(body.data, endpoint).toBeNull()
}

/** The one type of a scenario of one type, otherwise all. */
function touchedBy(name: ScenarioName): readonly ContentType[] {
  const own = types.filter((type) => /^(load|save|status|delete)-fails-(.+)$/.exec(name)?.[2] === type.name)
  return own.length > 0 ? own : types
}

async function statuses(name: ScenarioName): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const type of types)
    for (const call of type.calls) found.set(call.endpoint, (await ask(name, call)).status)
  return found
}

function ask(name: ScenarioName, { endpoint, operation }: Call): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' ')
  const address = `http://site${path.split('?')[0]?.replace(/\{\w+\}/g, '1')}`
  const form = new FormData()
  form.set('note', 'no file')
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
  const sent = method === 'GET' ? {} : operation.takes === 'multipart' ? { body: form } : json
  return withScenario(answer, name)(new Request(address, { method, ...sent }), backend, {
    address: '127.0.0.1',
  })
}
