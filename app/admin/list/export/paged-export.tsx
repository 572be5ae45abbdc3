import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import type { NamedBlob } from '#contract/client/read-response.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { exportFileName } from '#contract/export/export-file-name.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'
import { saveFile } from '#app/browser/save-file.ts'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { ExportMenu, type ExportKind } from './export-menu.tsx'

export interface PagedExportProps {
  /** The content type: its label names the file, its fields are the columns. */
  type: RecordType
  /** The call that answers the file, and that the journal keeps. */
  endpoint: Endpoint
  /** What the table is searched and filtered by; the file holds the same records. */
  query: object
  /** How many records are left; undefined while unknown. */
  total: number | undefined
}

/** Saves a list that the server pages. Either kind of file is made of the one call: nothing leaves beside the journal. */
export function PagedExport({ type, endpoint, query, total }: PagedExportProps) {
  const save = useEventCallback(async (kind: ExportKind) => {
    // Loaded before the call, so that the audit log has no export that failed here.
    const maker = kind === 'xlsx' ? await withTimeout(() => import('./export-workbook.ts')) : undefined
    const csv = (await untypedApi(endpoint, { query })) as NamedBlob
    const name = csv.name ?? exportFileName(type.typeLabel, new Date(), 'csv')
    saveFile(maker ? await maker.workbookOfCsv(type, csv) : csv, name.replace(/csv$/, kind))
  })

  return <ExportMenu typeLabel={type.typeLabel} count={total} save={save} />
}
