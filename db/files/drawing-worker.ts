import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { VariantFormat } from '#contract/files/picture-variants.ts'
import type { KeepVariant } from './draw-variants.ts'

/** What the drawing process is asked. */
export interface DrawingTask {
  path: string
  maxPixels: number
}

/** What it answers: one variant after the other, and how it ended. */
export type DrawingAnswer =
  | { width: number; format: VariantFormat; bytes: Uint8Array }
  | { isDone: true }
  | { error: string }

/** Draws pictures in a process of its own, one at a time. */
export interface DrawingWorker {
  draw(task: DrawingTask, keep: KeepVariant): Promise<void>
  /** Ends the process at once; what is being drawn fails. */
  end(): void
}

/** Who draws one picture often draws another. */
const IDLE_MS = 5000
/** A hundred times what the largest picture takes: then something hangs. */
const TIMEOUT_MS = 5 * 60_000

// Beside this file in the sources; in a build beside the programs, which share this file's part of them.
const isSource = import.meta.url.endsWith('.ts')
const place = isSource ? './draw-process.ts' : '../draw-process.js'
const program = fileURLToPath(new URL(place, import.meta.url))

/**
 * Draws in a low-priority child process, because drawing takes seconds of CPU, fragments memory and may crash. It
 * starts with the first picture and ends when idle.
 */
export function createDrawingWorker(): DrawingWorker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function running(): ChildProcess {
    clearTimeout(idle)
    if (child?.connected) return child
    child = fork(program, {
      execArgv: isSource ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      // With an arena for each thread the memory of every size of picture is kept.
      env: { ...harmless(process.env), MALLOC_ARENA_MAX: '1' },
    })
    // What goes wrong with it goes wrong with the picture at hand.
    child.on('error', () => undefined)
    keepsOpen(child, false)
    return child
  }

  function end() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    async draw(task, keep) {
      try {
        await drawnBy(running(), task, keep)
      } catch (error) {
        // What it may still say of this picture must not be taken for the next one's.
        end()
        throw error
      } finally {
        idle = setTimeout(end, IDLE_MS).unref()
      }
    },
    end,
  }
}

/** What a process needs to run; it reads strangers' files, so it gets no key and no password. */
function harmless({ PATH, TMPDIR, NODE_ENV, LD_LIBRARY_PATH }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, TMPDIR, NODE_ENV, LD_LIBRARY_PATH }
}

async function drawnBy(child: ChildProcess, task: DrawingTask, keep: KeepVariant): Promise<void> {
  let kept = Promise.resolve()
  const gone = new AbortController()
  keepsOpen(child, true)
  try {
    await new Promise<void>((resolve, reject) => {
      const take = (answer: DrawingAnswer) => {
        if ('error' in answer) reject(new Error(answer.error))
        else if ('isDone' in answer) resolve()
        else kept = kept.then(() => keep(answer.width, answer.format, answer.bytes))
        kept.catch(reject)
      }
      const fail = () => reject(new Error('The process that draws has ended'))
      child.on('message', take).on('exit', fail).on('error', reject)
      const hanging = setTimeout(() => reject(new Error('Drawing takes too long')), TIMEOUT_MS).unref()
      gone.signal.addEventListener('abort', () => {
        clearTimeout(hanging)
        child.off('message', take).off('exit', fail).off('error', reject)
      })
      child.send(task, (error) => {
        if (error) reject(error)
      })
    })
    await kept
  } finally {
    gone.abort()
    keepsOpen(child, false)
  }
}

/** Whether this process goes on as long as the other one does: only while something is drawn. */
function keepsOpen(child: ChildProcess, does: boolean) {
  const way = does ? 'ref' : 'unref'
  child[way]()
  child.channel?.[way]()
}
