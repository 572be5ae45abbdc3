import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { memo, useState } from 'react'
import { MenuButton } from '#design-system/menu-button/index.ts'
import { Spinner } from '#design-system/spinner/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { ChunkLoadError } from '#app/browser/chunk-load-error.ts'

/** What a list can be saved as. */
export type ExportKind = 'csv' | 'xlsx'

export interface ExportMenuProps {
  /** What people call one such record. */
  typeLabel: string
  /** How many records the file would hold; undefined while unknown. */
  count: number | undefined
  /** Makes the file and hands it to the browser. */
  save: (kind: ExportKind) => Promise<void>
}

/** The button that saves all pages of a table as CSV or Excel. A new `save` function draws it again. */
export const ExportMenu = memo(function ExportMenu({ typeLabel, count, save }: ExportMenuProps) {
  const [isSaving, setSaving] = useState(false)

  async function begin(kind: ExportKind) {
    if (count === 0) return void toast.info('没有可导出的记录')
    setSaving(true)
    try {
      await save(kind)
    } catch (error) {
      toast.error(error instanceof ChunkLoadError ? error.message : userMessageOf(error, '导出失败'))
    }
    setSaving(false)
  }

  return (
    <>
      <MenuButton
        label="导出"
        aria-label={`导出：${typeLabel}`}
        icon={isSaving ? <Spinner /> : <Download aria-hidden />}
        isDisabled={count === undefined}
        isPending={isSaving}
        actions={[
          {
            key: 'csv',
            label: '导出 CSV',
            icon: <FileText aria-hidden />,
            onAction: () => void begin('csv'),
          },
          {
            key: 'xlsx',
            label: '导出 Excel（XLSX）',
            icon: <FileSpreadsheet aria-hidden />,
            onAction: () => void begin('xlsx'),
          },
        ]}
      />
      {/* Not a status: the table's own says how many records there are. */}
      <VisuallyHidden aria-live="polite">{isSaving ? '正在导出' : ''}</VisuallyHidden>
    </>
  )
})
