import { makeWorkbook, type WorkbookTask } from './make-workbook.ts'

/* Makes one Excel file and hands it back. What goes wrong is thrown out of the worker, where its page hears of it. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  makeWorkbook(data).then(
    (file) => postMessage(file),
    (reason: unknown) => reportError(reason),
  )
})
