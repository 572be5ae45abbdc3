/** @jsxRuntime automatic */
import { useRef, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { saveFile } from '#app/save-file.ts'
import { mergeRemarks } from '#stories/remarks/merge-remarks.ts'
import type { Remark } from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'
import { keep } from './kept-remarks.ts'

/** A review goes out as one file and comes back as one; taking it twice changes nothing. */
export function RemarksFiles({ remarks }: { remarks: readonly Remark[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')

  async function take(file: File) {
    try {
      const { changed, added, renewed, left } = mergeRemarks(remarks, readRemarksFile(await file.text()))
      keep(changed)
      setTold(`导入：新增 ${added} 条，更新 ${renewed} 条，其余 ${left} 条已在。`)
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <Button ariaLabel={false} disabled={remarks.length === 0} onClick={() => save(remarks)}>
        导出文件
      </Button>
      <Button ariaLabel={false} onClick={() => input.current?.click()}>
        导入文件
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="导入备注文件"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <span role="status">{told}</span>
    </>
  )
}

function save(remarks: readonly Remark[]) {
  const file = new Blob([writeRemarksFile(remarks)], { type: 'application/json' })
  saveFile(file, `storybook-remarks-${new Date().toISOString().slice(0, 10)}.json`)
}
