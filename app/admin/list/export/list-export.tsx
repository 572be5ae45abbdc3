import type { RecordType } from '#contract/engine/record-type.ts'
import { exportFileName } from '#contract/export/export-file-name.ts'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { saveFile } from '#app/browser/save-file.ts'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { ExportMenu, type ExportKind } from './export-menu.tsx'

export interface ListExportProps {
  /** The content type: its label names the file, its fields are the columns. */
  type: RecordType
  /** The records that search and filters leave, in the order of the table; undefined while unknown. */
  records: readonly Values[] | undefined
}

/** Saves a list that is all in the browser. It is content; people's data goes through the server's journaled export. */
export function ListExport({ type, records }: ListExportProps) {
  const save = useEventCallback(async (kind: ExportKind) => {
    if (!records) return
    saveFile(await made[kind](type, records), exportFileName(type.typeLabel, new Date(), kind))
  })

  return <ExportMenu typeLabel={type.typeLabel} count={records?.length} save={save} />
}

/** Who makes a file is asked for when it is. */
const made: Record<ExportKind, (type: RecordType, records: readonly Values[]) => Promise<Blob>> = {
  csv: async (type, records) =>
    (await withTimeout(() => import('./csv-of-records.ts'))).csvOfRecords(type, records),
  xlsx: async (type, records) =>
    (await withTimeout(() => import('./export-workbook.ts'))).workbookOfRecords(type, records),
}
