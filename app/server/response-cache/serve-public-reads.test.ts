import { expect, test } from 'vitest'
import { servePublicReads } from './serve-public-reads.ts'
import { createContentVersions } from './content-versions.ts'

const application = () => undefined
const parts = (keptAnswersBytes: number, mock?: object) =>
  ({
    settings: { keptAnswersBytes, publicUrl: 'http://site.test', trustProxy: 0 },
    chosen: { mock },
    build: { routes: {}, assets: { routes: {} }, entry: { module: {} } },
    contentVersions: createContentVersions(),
    stopping: { hasBegun: false },
  }) as never

test('nothing stands before the application where nothing is to be kept, nor in mock mode', () => {
  expect(servePublicReads(application, parts(0))).toBe(application)
  expect(servePublicReads(application, parts(1_000_000, {}))).toBe(application)
  expect(servePublicReads(application, parts(1_000_000))).not.toBe(application)
})
