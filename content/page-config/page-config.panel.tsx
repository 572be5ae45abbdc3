import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DataTable, useTableView } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/shared/messages.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { pageConfig } from './page-config.type.ts'
import { api } from '#app/admin/api/api.ts'
import { useRecordDialog, type Values } from '#app/admin/form/use-record-dialog.ts'
import { ListExport } from '#app/admin/list/export/list-export.tsx'
import { filtersOf, passesFilters } from '#app/admin/list/filters/filter.ts'
import { useFilters } from '#app/admin/list/filters/use-filters.ts'
import { UnsavedDraftsNotice } from '#app/admin/form/unsaved-drafts-notice.tsx'
import { PanelBar } from '#app/admin/list/panel-bar.tsx'
import { removalQuestionText } from '#app/admin/list/removal-question-text.ts'
import { RecordDialog } from '#app/admin/form/record-dialog.tsx'
import { callForMessage } from '#app/admin/api/untyped-api.ts'
import { RowActions } from '#app/admin/list/row-actions.tsx'
import { viewOnSiteAction } from '#app/admin/form/view-on-site-action.ts'
import { useInitialTableQuery, useTableQueryInAddress } from '#app/admin/list/table-query-in-address.ts'
import { isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { initialValues } from '#app/admin/form/initial-values.ts'
import { useRowActions } from '#app/admin/list/use-row-actions.tsx'
import { pageConfigColumns } from './page-config-columns.tsx'
import { formFields, PageConfigInputs } from './page-config-inputs.tsx'
import type { PageText } from './page-text.ts'

/** The texts and background images of the pages' headers (back-office §2.5); one row is a page and a key. */
function PageConfigPanel() {
  const texts = useQuery(
    'GET /api/page-config/admin/list?pageKey=',
    '加载页面配置失败',
    {},
    { guard: isList },
  )
  const [allFilters] = useState(() => filtersOf(pageConfig.fields, ['pageKey']))
  const filters = useFilters(allFilters)
  const table = useTableView<PageText>(
    texts.answer?.filter((text) => passesFilters(text, filters.filters, filters.chosen)),
    {
      searchIn: ['configKey', 'configValue', 'description'],
      fold: foldText,
      initial: useInitialTableQuery(pageConfigColumns.map(({ key }) => key)),
    },
  )
  useTableQueryInAddress(table.query, null)
  const { editing, opened, drafts, add, edit, resume, close } = useRecordDialog(pageConfig, {
    keyOf: (text) => keyOf(text as unknown as PageText),
  })
  const acts = useRowActions<PageText>({
    keyOf,
    // A save with an empty value takes the row away.
    remove: (text) => api(SAVE, { body: { ...text, configValue: '' }, ifMatch: versionOf(text) }),
    removalQuestion: () => removalQuestionText(pageConfig.typeLabel),
    nameOf,
    reload: texts.reload,
  })

  async function save(values: Values, version: string | undefined) {
    // The same page and key may have been added elsewhere meanwhile.
    const ifMatch = version ?? versionOf(null)
    const sentence =
      (await callForMessage(SAVE, { body: values, ifMatch }).catch(toldOfGone)) ?? messages.saved
    toast.success(sentence, viewOnSiteAction(pageConfig, values))
    close()
    void texts.reload()
  }

  const isTaken = (values: Values) =>
    editing?.record === undefined &&
    texts.answer?.some((text) => keyOf(text) === keyOf(values as unknown as PageText))
  const newText = { ...initialValues(pageConfig.fields), pageKey: filters.chosen.pageKey ?? '' }
  const addNew = () => add(newText)
  const addButton = (
    <Button size="small" icon={<Plus aria-hidden />} onClick={addNew}>
      新增页面配置
    </Button>
  )
  return (
    <>
      <UnsavedDraftsNotice<PageText>
        type={pageConfig}
        rows={texts.answer}
        isFresh={!texts.isLoading && !texts.error}
        keyOf={keyOf}
        nameOf={(text) => nameOf(text as unknown as PageText)}
        isOpen={editing !== undefined}
        onResume={(left, text) => resume(left, text, newText)}
      />
      <PanelBar
        typeLabel={pageConfig.typeLabel}
        search={table.searchProps}
        searchPlaceholder="搜索配置键、配置值、说明"
        filters={filters}
        toFirstPage={() => table.paginationProps.onPageChange(1)}
        total={texts.answer && table.paginationProps.total}
        isLoading={texts.isLoading}
        actions={
          <>
            <ListExport type={pageConfig} records={table.allRows} />
            {addButton}
          </>
        }
      />
      <DataTable<PageText>
        {...table.tableProps}
        label="页面配置列表"
        columns={pageConfigColumns}
        rowKey={keyOf}
        isLoading={texts.isLoading}
        error={texts.error}
        onRetry={() => void texts.reload()}
        empty={
          table.isSearching || filters.count > 0 ? (
            <EmptyState
              title="没有符合条件的配置"
              description="换个页面或关键词，或新增一条配置。"
              action={addButton}
            />
          ) : (
            <EmptyState
              title="还没有页面配置"
              description="未配置的页面使用内置的标题与背景。"
              action={addButton}
            />
          )
        }
        onOpen={edit}
        actions={(text) => <RowActions onEdit={() => edit(text)} onRemove={() => acts.askRemoval(text)} />}
      />
      {texts.answer && <Pagination {...table.paginationProps} />}
      {editing && (
        <RecordDialog
          key={opened}
          typeLabel={pageConfig.typeLabel}
          typeName={pageConfig.name}
          keyedBy={pageConfig.uniqueTogether}
          fields={formFields}
          editing={editing}
          save={save}
          drafts={drafts}
          check={(values) =>
            isTaken(values) ? { configKey: '该页面的这个配置已存在，请直接编辑它' } : noErrors
          }
          invalid={messages.fillRequired}
          onClose={close}
        >
          {(form) => <PageConfigInputs form={form} isNew={editing.record === undefined} />}
        </RecordDialog>
      )}
      {acts.confirmDialog}
    </>
  )
}

/** A conflict with no record at all: somebody has taken it away. */
function toldOfGone(error: unknown): never {
  const isRemoved = error instanceof ApiError && error.status === 409 && error.current === undefined
  throw isRemoved
    ? new ApiError({ status: 404, message: messages.noSuchRecord, isServerMessage: true })
    : error
}

const SAVE = 'POST /api/page-config/save'

const noErrors: Record<string, string> = {}

const nameOf = ({ description, pageKey, configKey }: PageText) => description || `${pageKey} ${configKey}`

const keyOf = ({ pageKey, configKey }: Pick<PageText, 'pageKey' | 'configKey'>) => `${pageKey}/${configKey}`

/** By key of the menu. */
export const panels = { 'page-config': PageConfigPanel }
