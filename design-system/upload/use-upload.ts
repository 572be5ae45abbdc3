import { isUnderWay, useUploads, type UploadOptions } from './use-uploads.ts'

/** One file at a time: checked, sent, stored or failed; a later file stops an earlier one. */
export function useUpload(options: Omit<UploadOptions, 'atOnce'>) {
  const { tasks, add, retry, stop } = useUploads(options)
  const task = tasks.at(-1)

  function send(file: File) {
    stop()
    add([file])
  }

  return {
    /** The file that is on its way. */
    sending:
      task && isUnderWay(task) ? { file: task.file, share: 'share' in task ? task.share : 0 } : undefined,
    /** Why the last file was refused or not stored. */
    failure: task && 'message' in task ? task.message : undefined,
    send,
    /** Sends the failed file again; absent when there is none. */
    retry: task?.step === 'failed' ? () => retry(task) : undefined,
    stop: () => stop(),
  }
}
