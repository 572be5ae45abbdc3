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
    ['SESSION_IDLE_MS', '-1'],
    ['LOGIN_MAX_FAILURES', '0'],
    ['DEMO_CONTENT', 'yes'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['ASSET_BASE_URL', 'ftp://files.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['ADMIN_USERNAME', 'two words'],
    ['AUDIT_RETENTION_DAYS', '30'],
    ['PII_KEY', 'too short to be one'],
    ['AMAP_KEY', 'a key & more'],
    ['AMAP_SECURITY_CODE', '<script>'],
    ['UPLOADS_URL', 's3://bucket/prefix'],
    ['BACKUP_KEY', 'too short'],
    ['BACKUP_KEY_OLD', 'z'.repeat(64)],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', '1,5'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '1.5'],
    ['PII_KEY_OLD', '0'.repeat(64)],
    ['METRICS', 'on'],
    ['SESSION_IDLE_MS', '2592000001'],
    ['SESSION_MAX_MS', '9007199254740991'],
    ['LOGIN_LOCK_MS', '9007199254740991'],
    ['LOGIN_MAX_FAILURES', '1000001'],
    ['CONTACT_PER_MINUTE', '0'],
    ['CONTACT_PER_MINUTE', '1000001'],
    ['APPLICATION_PER_HOUR', '1000001'],
    ['APPLICATION_RETENTION_DAYS', '36501'],
    ['AUDIT_RETENTION_DAYS', '36501'],
    ['UPLOAD_IMAGE_MAX_BYTES', '5MB'],
    ['UPLOAD_IMAGE_MAX_BYTES', '107374182401'],
    ['UPLOAD_AUDIO_MAX_BYTES', '107374182401'],
    ['UPLOAD_VIDEO_MAX_BYTES', '107374182401'],
    ['UPLOAD_IMAGE_MAX_PIXELS', '1000000001'],
    ['HOST', 'two words'],
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:3000'],
    ['HOST', '300.1.1.1'],
    ['HOST', 'fe80::1%eth0'],
    ['PUBLIC_URL', 'https://lin:secret@example.com'],
    ['PUBLIC_URL', 'https://example.com/?from=mail'],
    ['PUBLIC_URL', 'https://example.com/#top'],
    ['PUBLIC_URL', 'https://exa mple.com'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['ASSET_BASE_URL', 'https://files.example.com?version=2'],
    ['ASSET_BASE_URL', 'https://key@files.example.com'],
  ])('%s=%s stops the start with one line that names the variable', (name, value) => {
    const start = () => readSettings({ [name]: value })
    expect(start).toThrow(name)
    expect(start).not.toThrow('\n')
  })

  const keys = { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'hunter2' }

  test('UPLOADS_URL names bucket, prefix and how the storage is reached', () => {
    const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'hunter2' }
    const s3Of = (UPLOADS_URL: string) => readSettings({ ...keys, UPLOADS_URL }).s3
    expect(readSettings(keys).s3).toBeUndefined()
    expect(s3Of('s3://site-files/')).toEqual({
      bucket: 'site-files',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      isPathStyle: false,
      credentials,
    })
    expect(s3Of('s3://files/a/b?endpoint=http://127.0.0.1:9000/')).toMatchObject({
      prefix: 'a/b/',
      endpoint: 'http://127.0.0.1:9000',
      isPathStyle: true,
    })
    const cloud = 's3://files?endpoint=https://oss-cn-shanghai.aliyuncs.com&region=cn-shanghai&pathStyle=0'
    expect(s3Of(cloud)).toMatchObject({ region: 'cn-shanghai', isPathStyle: false })
  })

  test.each([
    'files',
    '/srv/files',
    'https://files.example.com',
    's3://',
    's3://Files',
    's3://ab',
    's3://files:9000/',
    's3://AKIATEST:hunter2@files/',
    's3://files/../site',
    's3://files/图片',
    's3://files#top',
    's3://files?endpoint=127.0.0.1:9000',
    's3://files?endpoint=http://127.0.0.1:9000/path',
    's3://files?endpoint=http://me:hunter2@127.0.0.1:9000',
    's3://files?region=',
    's3://files?pathStyle=yes',
    's3://files?pathstyle=1',
    's3://files?region=a&region=b',
  ])('UPLOADS_URL=%s stops the start with one line that repeats no secret', (UPLOADS_URL) => {
    const start = () => readSettings({ ...keys, UPLOADS_URL })
    expect(start).toThrow(/^UPLOADS_URL：[^\n]+$/)
    expect(start).not.toThrow('hunter2')
  })

  test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('UPLOADS_URL asks for %s', (name) => {
    const start = () => readSettings({ ...keys, [name]: ' ', UPLOADS_URL: 's3://files' })
    expect(start).toThrow(new RegExp(`^${name}：UPLOADS_URL`))
  })

  test.each([
    ['0.0.0.0', 'http://0.0.0.0:3000'],
    ['::', 'http://[::]:3000'],
    ['localhost', 'http://localhost:3000'],
    ['www-1.example.com', 'http://www-1.example.com:3000'],
  ])('HOST %s is listened on, and is the address while none is given', (HOST, publicUrl) => {
    expect(readSettings({ HOST })).toMatchObject({ host: HOST, publicUrl })
  })

  test('the largest values that make sense are accepted, and a path of files may hold an @', () => {
    const env = {
      SESSION_IDLE_MS: '2592000000',
      AUDIT_RETENTION_DAYS: '36500',
      CONTACT_PER_MINUTE: '1000000',
    }
    expect(readSettings({ ...env, ASSET_BASE_URL: 'https://files.example.com:8443/@site/' })).toMatchObject({
      sessionIdleMs: 2_592_000_000,
      auditRetentionDays: 36_500,
      contactPerMinute: 1_000_000,
      assetBaseUrl: 'https://files.example.com:8443/@site',
    })
  })

  test('a refused key is not repeated, a right one is 32 bytes in either notation', () => {
    expect(() => readSettings({ PII_KEY: 'too short to be one' })).not.toThrow('too short to be one')
    const key = Buffer.alloc(32, 7)
    for (const PII_KEY of [key.toString('hex'), key.toString('base64')])
      expect(readSettings({ PII_KEY }).personalKey).toEqual(key)
  })

  test('X-22 without a key there is no map, whatever else is set', () => {
    expect(readSettings({ AMAP_SECURITY_CODE: 'abc123' }).map).toBeUndefined()
    expect(readSettings({ AMAP_KEY: 'key1', AMAP_SECURITY_CODE: 'abc123' }).map).toEqual({
      key: 'key1',
      securityCode: 'abc123',
    })
  })

  test('the codes of search engines are kept by the names of their tags, and only those that were given', () => {
    const env = { BAIDU_SITE_VERIFICATION: 'codeva-1AbC', BING_SITE_VERIFICATION: '0123ABCD' }
    expect(readSettings(env).verification).toEqual({
      'baidu-site-verification': 'codeva-1AbC',
      'msvalidate.01': '0123ABCD',
    })
    expect(readSettings({}).verification).toEqual({})
    expect(() => readSettings({ SO360_SITE_VERIFICATION: '<meta name="360-site-verification">' })).toThrow(
      'SO360_SITE_VERIFICATION',
    )
  })

  test('the first administrator’s password is what was given, blanks included', () => {
    expect(readSettings({ ADMIN_PASSWORD: '  two words ' }).adminPassword).toBe('  two words ')
    expect(readSettings({ ADMIN_PASSWORD: '' }).adminPassword).toBeUndefined()
  })

  test.each([
    ['https://图联.cn', 'https://xn--wcsw57g.cn'],
    ['https://WWW.Example.com:443/', 'https://www.example.com'],
    ['http://www.example.com:8080', 'http://www.example.com:8080'],
  ])('PUBLIC_URL %s is %s in every address', (PUBLIC_URL, publicUrl) => {
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe(publicUrl)
  })

  test('ASSET_BASE_URL of other letters is written in punycode', () => {
    expect(readSettings({ ASSET_BASE_URL: 'https://图联.cn/files/' }).assetBaseUrl).toBe(
      'https://xn--wcsw57g.cn/files',
    )
  })

  test('an address loses its trailing slash, an empty value counts as absent', () => {
    expect(readSettings({ PUBLIC_URL: 'https://example.com/', PORT: '' })).toMatchObject({
      publicUrl: 'https://example.com',
      port: 3000,
    })
  })
})
