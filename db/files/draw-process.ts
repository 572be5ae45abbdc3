import { constants, setPriority } from 'node:os'
import { drawVariants } from './draw-variants.ts'
import type { DrawingAnswer, DrawingTask } from './drawing-worker.ts'

// The process in which variants are drawn (drawing-worker.ts); bundled to build/draw-process.js.

setPriority(constants.priority.PRIORITY_LOW)
// Ctrl+C reaches a whole terminal; this process ends with the one that started it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (task: DrawingTask) => void draw(task))

async function draw({ path, maxPixels }: DrawingTask) {
  try {
    await drawVariants(path, maxPixels, async (width, format, bytes) => answer({ width, format, bytes }))
    answer({ isDone: true })
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) })
  }
}

function answer(message: DrawingAnswer) {
  process.send?.(message)
}
