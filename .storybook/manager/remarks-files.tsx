/** @jsxRuntime automatic */
import { useRef, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { saveFile } from '#app/browser/save-file.ts'
import { mergeRemarks, type Merged } from '#stories/remarks/merge-remarks.ts'
import type { Review } from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'
import { storeRemarksHere } from './remark-store.ts'

/** A review goes out as one file and comes back as one; taking it twice changes nothing. */
export function RemarksFiles({ review }: { review: Review }) {
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')

  // Deletions alone are worth a file: it takes the remarks away where it is imported.
  const isEmpty = review.remarks.length + review.deletions.length === 0

  async function take(file: File) {
    try {
      const merged = mergeRemarks(review, readRemarksFile(await file.text()))
      storeRemarksHere(merged.changed, merged.deletions)
      setTold(userMessageOf(merged))
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <Button
        ariaLabel={false}
        disabled={isEmpty}
        onClick={() => saveJson(writeRemarksFile(review), 'storybook-remarks')}
      >
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

function userMessageOf({ added, renewed, split, removed, left, gone }: Merged): string {
  return [
    `导入：新增 ${added} 条，更新 ${renewed} 条，删除 ${removed} 条，${left} 条已在。`,
    split > 0 && `其中 ${split} 条两边说法不同，都留着，请逐条选定。`,
    gone > 0 && `另有 ${gone} 条已被删除，没有恢复。`,
  ]
    .filter(Boolean)
    .join('')
}

/** A file of today, of JSON. */
export function saveJson(text: string, name: string) {
  const file = new Blob([text], { type: 'application/json' })
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.json`)
}
