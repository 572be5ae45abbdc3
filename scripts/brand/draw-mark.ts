import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { markFiles } from './mark-files.ts'
import { projectRoot as root } from '../tasks/project-root.mjs'

// Draws the mark in all its sizes: `npx tsx scripts/brand/draw-mark.ts`.
for (const [name, content] of Object.entries(await markFiles())) {
  const file = path.join(root, 'public', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
