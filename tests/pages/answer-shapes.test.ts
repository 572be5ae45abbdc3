import { describe, expect, test } from 'vitest'
import { createLocalApi } from '#content/registry/local-api.ts'
import { answer } from '#content/registry/answer.ts'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { answerShapes, shapeNames, type ShapeName } from '#mocks/shapes/answer-shapes.ts'
import { pageLoads } from './page-loads.ts'

const backend = createMemoryBackend()

/** What the pages report is kept: a load that fell back would be equal in every shape. */
const failures: string[] = []
const report = (event: string) => void failures.push(event)

// About-page calls repeated within a second are skipped per reader (P-448), so each load gets one of its own.
const readIn = (shape: ShapeName) =>
  createPageReader(
    createLocalApi((request) => answerShapes[shape].wrap(answer)(request, backend, { address: '127.0.0.1' })),
    { cleanHtml, report },
  )

describe.each(shapeNames)('in the shape %s', (shape) => {
  test.each(Object.entries(pageLoads))('%s holds what it holds as declared', async (_path, load) => {
    failures.length = 0
    const declared = await load(readIn('as-declared'))
    expect(await load(readIn(shape))).toEqual(declared)
    expect(failures).toEqual([])
  })
})
