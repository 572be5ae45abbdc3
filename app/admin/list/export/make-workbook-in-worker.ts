import type { WorkbookTask } from './make-workbook.ts'

/** Makes an Excel file beside the page, which fifty thousand rows would hold up for seconds. */
export async function makeWorkbookInWorker(task: WorkbookTask): Promise<Blob> {
  // In tests there is none.
  if (typeof Worker === 'undefined') return (await import('./make-workbook.ts')).makeWorkbook(task)
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(task)
    })
  } finally {
    worker.terminate()
  }
}
