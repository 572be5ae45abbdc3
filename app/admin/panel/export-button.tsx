import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Line } from '#contract/ask/ask.ts'
import { sentenceOf } from '#app/ask/sentence-of.ts'
import { call } from './call.ts'
import { saveFile } from './save-file.ts'

export interface ExportButtonProps {
  /** What people call one such record. */
  noun: string
  /** The call that answers the file. */
  line: Line
  /** What the table is searched and filtered by; the file holds the same records. */
  query: object
}

/** Saves the records that the table shows, all pages of them, as a file. */
export function ExportButton({ noun, line, query }: ExportButtonProps) {
  const [isLoading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    try {
      saveFile((await call(line, { query })) as Blob, `${noun}.csv`)
    } catch (error) {
      toast.error(sentenceOf(error, '导出失败'))
    }
    setLoading(false)
  }

  return (
    <Button
      size="small"
      variant="secondary"
      icon={<Download aria-hidden />}
      isLoading={isLoading}
      onClick={() => void download()}
    >
      导出{noun}
    </Button>
  )
}
