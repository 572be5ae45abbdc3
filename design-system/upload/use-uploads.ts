import { useCallback, useEffect, useRef, useState } from 'react'
import { checkContent } from './check-content.ts'
import { checkFile, type UploadChecks } from './check-file.ts'
import { RefusedFileError, uploadFailure } from './upload-failure.ts'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'

/** Sends a file, tells how far it has come (0 to 1) and answers the stored path. */
export type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>

/** One chosen file until it is stored or given up. */
export type UploadTask = {
  /** Tells the task from all others; files added later have larger ones. */
  id: number
  /** The file as it was chosen. */
  file: File
} & (
  | {
      /** Not yet its turn. */
      step: 'waiting'
    }
  | {
      /** On its way. */
      step: 'sending'
      /** How far it has come, 0 to 1. */
      share: number
    }
  | {
      /** `refused` by the checks or by the server; `failed` on its way, so that it may be sent again. */
      step: 'refused' | 'failed'
      /** Why, as a sentence for the user. */
      message: string
    }
)

export type UploadOptions = {
  upload: Upload
  checks: UploadChecks
  /** Said when sending fails without a sentence of its own (back-office §8). */
  failureMessage: string
  /** Told the stored path; ids grow in the order in which files were added. */
  onStored: (path: string, task: { id: number; file: File }) => void
  /** Told whether anything is on its way; also when the field goes away meanwhile. */
  onSendingChange?: (isSending: boolean) => void
  /** How many are sent at the same time. */
  atOnce?: number
}

let lastId = 0

/** Files on their way: each checked, sent, and stored or failed on its own, `atOnce` at a time. */
export function useUploads(options: UploadOptions) {
  const { atOnce = 1 } = options
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const latest = useLatestRef(options)
  const running = useRef(new Map<number, AbortController>())
  const isSending = tasks.some(isUnderWay)

  const put = useCallback((task: UploadTask) => {
    setTasks((all) => all.map((other) => (other.id === task.id ? task : other)))
  }, [])

  const start = useCallback(
    async ({ id, file }: UploadTask) => {
      const controller = new AbortController()
      const { signal } = controller
      running.current.set(id, controller)
      const show = (share: number) => signal.aborted || put({ id, file, step: 'sending', share })
      show(0)
      try {
        const refusal = await checkContent(file, latest.current.checks)
        if (signal.aborted) return
        if (refusal) return put({ id, file, step: 'refused', message: refusal })
        const path = await latest.current.upload(file, show, signal)
        if (signal.aborted) return
        setTasks((all) => all.filter((other) => other.id !== id))
        latest.current.onStored(path, { id, file })
      } catch (error) {
        const { checks, failureMessage } = latest.current
        const message = uploadFailure(error, { ...checks, failureMessage })
        if (!signal.aborted) put({ id, file, step: stepAfter(error), message })
      } finally {
        if (running.current.get(id) === controller) running.current.delete(id)
      }
    },
    [latest, put],
  )

  useEffect(() => {
    const free = Math.max(0, atOnce - running.current.size)
    const next = tasks.filter(({ id, step }) => step === 'waiting' && !running.current.has(id))
    for (const task of next.slice(0, free)) void start(task)
  }, [tasks, atOnce, start])

  useEffect(() => {
    if (!isSending) return
    const tell = (is: boolean) => latest.current.onSendingChange?.(is)
    tell(true)
    return () => tell(false)
  }, [isSending, latest])

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  /** Takes files in; what the checks refuse stays as a task that says why. */
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => taskOf(file, latest.current.checks))
      setTasks((all) => [...all, ...added])
    },
    [latest],
  )

  const retry = useCallback(({ id, file }: UploadTask) => put({ id, file, step: 'waiting' }), [put])

  /** Stops one, or all of them, and forgets it. */
  const stop = useCallback((id?: number) => {
    for (const [key, controller] of running.current) {
      if (id !== undefined && key !== id) continue
      controller.abort()
      running.current.delete(key)
    }
    setTasks((all) => all.filter((task) => id !== undefined && task.id !== id))
  }, [])

  return { tasks, isSending, add, retry, stop }
}

/** Waiting or being sent: neither stored nor given up. */
export function isUnderWay({ step }: UploadTask): boolean {
  return step === 'waiting' || step === 'sending'
}

function taskOf(file: File, checks: UploadChecks): UploadTask {
  lastId += 1
  const message = checkFile(file, checks)
  return message ? { id: lastId, file, step: 'refused', message } : { id: lastId, file, step: 'waiting' }
}

/* A file that the server refuses is refused however often it is sent. */
const stepAfter = (error: unknown) => (error instanceof RefusedFileError ? 'refused' : 'failed')
