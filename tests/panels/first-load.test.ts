// @vitest-environment node
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const HEAVY =
  /rich-text-field\/|list-field\/list-field|image-list-field\/image-list|number-field\/number-field\.tsx|media-upload-field\/media|icon-chooser\/icon-chooser\.tsx|combo-box\/combo-box\.tsx|coordinates-field\/coordinates-field|@tiptap/

const WAITING = ['app/admin/console.tsx', 'content/banner/banner.panel.tsx']
const JOURNAL = 'content/audit/audit.panel.tsx'
const FORMATTED = 'design-system/rich-text-field/rich-text-field.tsx'

/** One build for all entries, which share most modules. Each chunk contains only what all its importers need. */
let pieces: Metafile['outputs']
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [...WAITING, JOURNAL, FORMATTED],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'nowhere',
    jsx: 'automatic',
    logLevel: 'error',
    define: { IS_MOCK_HOST: 'false' },
    loader: { '.svg': 'dataurl', '.webp': 'dataurl', '.woff2': 'dataurl' },
  })
  pieces = metafile.outputs
})

/** Every module that comes with an entry at once: what is imported later stands in pieces of its own. */
function modulesOf(entry: string) {
  const first = Object.keys(pieces).find((name) => pieces[name]?.entryPoint === entry) ?? ''
  const reached = new Set([first])
  for (const piece of reached)
    for (const { path, kind } of pieces[piece]?.imports ?? [])
      if (kind === 'import-statement') reached.add(path)
  return [...reached].flatMap((piece) => Object.keys(pieces[piece]?.inputs ?? {}))
}

test.each(WAITING)('%s waits for no input that its fields may never need', (entry) => {
  const modules = modulesOf(entry)
  expect(modules).toContain(entry)
  expect(modules.filter((module) => HEAVY.test(module))).toEqual([])
})

test('the list of the journal waits for no declaration but its own', () => {
  const modules = modulesOf(JOURNAL)
  const declarations = /\.type\.ts$|^content\/(registry\/(types|contract)|audit\/audit-of)/
  expect(modules.filter((module) => declarations.test(module))).toEqual(['content/audit/audit-of.ts'])
})

test('what is looked for above is found where it is', () => {
  expect(modulesOf(FORMATTED)).toContainEqual(expect.stringMatching(HEAVY))
})
