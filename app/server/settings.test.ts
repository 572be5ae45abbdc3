import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  test('defaults are those of the operating guide', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      adminUsername: 'admin',
      adminPassword: undefined,
      hasDemoContent: true,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: 0,
      sessionIdleMs: 1_800_000,
      sessionMaxMs: 43_200_000,
      loginMaxFailures: 5,
      loginLockMs: 900_000,
      contactPerMinute: 10,
      uploadImageMaxBytes: 5 * 1024 * 1024,
      uploadAudioMaxBytes: 10 * 1024 * 1024,
      uploadVideoMaxBytes: 500 * 1024 * 1024,
      uploadImageMaxPixels: 50_000_000,
    })
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SESSION_IDLE_MS', '10'],
    ['LOGIN_MAX_FAILURES', '0'],
    ['DEMO_CONTENT', 'yes'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['ASSET_BASE_URL', 'ftp://files.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['ADMIN_USERNAME', 'two words'],
    ['ADMIN_PASSWORD', 'short'],
    ['AUDIT_RETENTION_DAYS', '30'],
    ['PII_KEY', 'too short to be one'],
    ['UPLOADS_URL', 's3://bucket/prefix'],
  ])('%s=%s stops the start with one line that names the variable', (name, value) => {
    const start = () => readSettings({ [name]: value })
    expect(start).toThrow(name)
    expect(start).not.toThrow('\n')
  })

  test('a refused key is not repeated, a right one is 32 bytes in either notation', () => {
    expect(() => readSettings({ PII_KEY: 'too short to be one' })).not.toThrow('too short to be one')
    const key = Buffer.alloc(32, 7)
    for (const PII_KEY of [key.toString('hex'), key.toString('base64')])
      expect(readSettings({ PII_KEY }).personalKey).toEqual(key)
  })

  test('a refused password is not repeated in the message', () => {
    expect(() => readSettings({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow('hunter2')
  })

  test('an address loses its trailing slash, an empty value counts as absent', () => {
    expect(readSettings({ PUBLIC_URL: 'https://example.com/', PORT: '' })).toMatchObject({
      publicUrl: 'https://example.com',
      port: 3000,
    })
  })
})
