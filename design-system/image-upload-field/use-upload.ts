import { useEffect, useRef, useState } from 'react'
import { checkFile, type UploadChecks } from './check-file.ts'

/** Sends a file, tells how far it has come (0 to 1) and answers the stored path. */
export type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>

type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; message: string }
  | { step: 'sending'; file: File; share: number }
  | { step: 'failed'; file: File; message: string }

type Options = {
  upload: Upload
  checks: UploadChecks
  failureMessage: string
  onStored: (path: string) => void
}

/** One file at a time: checked, sent, stored or failed; a later file stops an earlier one. */
export function useUpload({ upload, checks, failureMessage, onStored }: Options) {
  const [state, setState] = useState<UploadState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const message = checkFile(file, checks)
    if (message) return setState({ step: 'refused', message })
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller && !controller.signal.aborted
    setState({ step: 'sending', file, share: 0 })
    try {
      const path = await upload(
        file,
        (share) => isCurrent() && setState({ step: 'sending', file, share }),
        controller.signal,
      )
      if (!isCurrent()) return
      setState({ step: 'idle' })
      onStored(path)
    } catch (error) {
      if (isCurrent()) setState({ step: 'failed', file, message: sentenceOf(error) ?? failureMessage })
    }
  }

  function stop() {
    running.current?.abort()
    setState({ step: 'idle' })
  }

  return { state, send, stop }
}

/* The server's own sentence is preferred to the general one (spec: back-office §8). */
function sentenceOf(error: unknown): string | null {
  return error instanceof Error && error.message ? error.message : null
}
