import { makeWorkbook, type WorkbookTask } from './make-workbook.ts'

/* Makes one Excel file and posts it back. Errors reach the page by the worker's error event. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  makeWorkbook(data).then(
    (file) => postMessage(file),
    (reason: unknown) => reportError(reason),
  )
})
