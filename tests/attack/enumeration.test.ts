import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAccount, disableAccount } from '#contract/auth/accounts.ts'
import { ADMINISTRATOR, openApi, type TestApi } from '#tests/contract/api.ts'
import { everyBackend, withSlowPasswords } from '#tests/contract/backends.ts'

const { password } = ADMINISTRATOR
const TRIES = 4

describe.each(everyBackend.filter(([name]) => name === 'SQLite'))(
  'who has an account, on %s',
  (_name, open) => {
    let api: TestApi
    beforeAll(async () => {
      api = await openApi(withSlowPasswords(open), { loginMaxFailures: 1000 })
      await createAccount(api.backend, { username: 'disabled', password })
      await disableAccount(api.backend, 'disabled')
    })
    afterAll(() => api.close())

    const candidates = [
      ['a known name', 'wangli', 'wrong password'],
      ['an unknown name', 'nobody', 'wrong password'],
      ['an unknown name in another spelling', 'WANGLI', password],
      ['a disabled account with its right password', 'disabled', password],
      ['a name that cannot be one', '王丽 <x>', password],
    ] as const

    test('each wrong sign-in looks at one password, against a hash of the same cost, and gets the same answer', async () => {
      // The first unknown name makes the hash that is nobody's.
      await api.signIn('nobody', 'x')
      const answers = []
      for (const [what, name, tried] of candidates) {
        const looked = vi.spyOn(api.backend.passwords, 'verify')
        const made = vi.spyOn(api.backend.passwords, 'hash')
        const answered = await api.signIn(name, tried)
        expect(looked, what).toHaveBeenCalledOnce()
        expect(made, what).not.toHaveBeenCalled()
        expect(looked.mock.calls[0]?.[0], what).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
        expect(looked.mock.calls[0]?.[1], what).toBe(tried)
        vi.restoreAllMocks()
        answers.push([answered.status, answered.text, [...answered.headers]])
      }
      for (const answer of answers) expect(answer).toEqual(answers[0])
    })

    test('a password that is too long is looked at for nobody', async () => {
      const looked = vi.spyOn(api.backend.passwords, 'verify')
      const long = 'x'.repeat(257)
      const [known, unknown] = [await api.signIn('wangli', long), await api.signIn('nobody', long)]
      expect(looked).not.toHaveBeenCalled()
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      expect(known.status).toBe(400)
      vi.restoreAllMocks()
    })

    // Told, not required: time on a busy machine proves nothing, what is counted above does.
    test('how long a known and an unknown name take is told', async () => {
      const times = { wangli: 0, nobody: 0 }
      for (let turn = 0; turn < TRIES; turn += 1)
        for (const name of ['wangli', 'nobody'] as const) {
          const began = performance.now()
          expect((await api.signIn(name, 'wrong password')).status).toBe(400)
          times[name] += performance.now() - began
        }
      const ratio = (times.nobody / times.wangli).toFixed(2)
      process.stdout.write(`sign-in of an unknown name / of a known one: ${ratio} (0.5 to 2 is noise)\n`)
    })

    test('a lock answers alike for names that are accounts and for names that are none', async () => {
      const locked = await openApi(open, { loginMaxFailures: 2 })
      const answers = []
      for (const name of ['wangli', 'nobody']) {
        for (let failure = 0; failure < 2; failure += 1) await locked.signIn(name, 'wrong password')
        const { status, text, headers } = await locked.signIn(name, 'wrong password')
        answers.push([status, text, headers.get('retry-after')])
      }
      expect(answers[0]?.[0]).toBe(429)
      expect(answers[1]).toEqual(answers[0])
      await locked.close()
    })
  },
)
