import { useEffect, useRef, useState } from 'react'
import { canRetryUpload } from '#app/api-client/can-retry.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { uploadResume, type UploadResume } from './upload-resume.ts'
import { wrongResume } from './resume-rules.ts'

/** How far a résumé has come. */
export type Resume =
  | { state: 'none' }
  | { state: 'uploading'; file: File; share: number }
  | { state: 'kept'; file: File; reference: string }
  | { state: 'failed'; file: File; sentence: string; isWorthRetrying: boolean }

/** Checks a chosen file and uploads it at once, so that sending the form later is quick. */
export function useResume(upload: UploadResume = uploadResume) {
  const [resume, setResume] = useState<Resume>({ state: 'none' })
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])

  async function take(file: File) {
    running.current?.abort()
    const sentence = wrongResume(file)
    if (sentence) return setResume({ state: 'failed', file, sentence, isWorthRetrying: false })
    const own = (running.current = new AbortController())
    const advance = (share: number) => {
      if (!own.signal.aborted) setResume({ state: 'uploading', file, share })
    }
    advance(0)
    try {
      const reference = await upload(file, advance, own.signal)
      if (!own.signal.aborted) setResume({ state: 'kept', file, reference })
    } catch (error) {
      if (own.signal.aborted) return
      const isWorthRetrying = canRetryUpload(error)
      const told = userMessageOf(error, isWorthRetrying ? '上传失败，请重试' : '上传失败')
      setResume({ state: 'failed', file, sentence: told, isWorthRetrying })
    }
  }

  function remove() {
    running.current?.abort()
    setResume({ state: 'none' })
  }

  return { resume, take: (file: File) => void take(file), remove }
}
