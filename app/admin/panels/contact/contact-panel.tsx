import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { DataTable, useTableQuery } from '#design-system/data-table/index.ts'
import { DateField } from '#design-system/date-field/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import type { OutputOf } from '#contract/ask/ask.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/messages.ts'
import { contactMessage } from '#contract/types/contact-message.ts'
import { ask } from '#app/admin/ask.ts'
import { columnsOf } from '#app/admin/panel/record-cells.tsx'
import { RowActions } from '#app/admin/panel/row-actions.tsx'
import { useAnswer } from '#app/admin/panel/use-answer.ts'
import { RemovalQuestion } from '#app/admin/panel/removal-question.tsx'
import { sentenceOf } from '#app/ask/sentence-of.ts'
import { ContactDialog } from './contact-dialog.tsx'

/** One visitor's message as the console reads it. */
export type ContactMessage = OutputOf<'GET /api/contact/admin/list'>['records'][number]

/** Visitors' messages: read and delete (back-office.md §2.5); searched, sorted and paged by the server (X-33). */
export function ContactPanel() {
  const [days, setDays] = useState({ from: '', to: '' })
  const [total, setTotal] = useState(0)
  const table = useTableQuery(total, { defaultSort: { key: 'createTime', direction: 'descending' } })
  const page = useAnswer('GET /api/contact/admin/list', '加载留言失败', { ...table.query, ...days })
  if (page.answer && page.answer.total !== total) setTotal(page.answer.total)
  const [opened, setOpened] = useState<ContactMessage>()
  const { confirm, confirmDialog } = useConfirm()

  function askRemoval(message: ContactMessage) {
    confirm({
      question: (
        <RemovalQuestion name={`${message.name}：${message.subject}`}>确定要删除这条留言吗？</RemovalQuestion>
      ),
      tone: 'danger',
      onConfirm: () => remove(message),
    })
  }

  async function remove(message: ContactMessage) {
    try {
      await ask('POST /api/contact/delete/{id}', { id: message.id, ifMatch: versionOf(message) })
      toast.success(messages.deleted)
      setOpened(undefined)
    } catch (error) {
      toast.error(sentenceOf(error, '删除失败'))
    }
    await page.reload()
  }

  const isFiltered = table.isSearching || days.from !== '' || days.to !== ''
  const chooseDays = (chosen: Partial<typeof days>) => {
    setDays((now) => ({ ...now, ...chosen }))
    table.paginationProps.onPageChange(1)
  }
  return (
    <>
      <Toolbar label="留言工具栏" isSticky>
        <SearchField
          {...table.searchProps}
          label="搜索留言"
          placeholder="搜索姓名、邮箱、电话、主题、内容"
          hasSlashShortcut
        />
        <DateField
          label="起始日期"
          isLabelHidden
          size="small"
          value={days.from}
          max={days.to || undefined}
          onChange={(from) => chooseDays({ from })}
        />
        <span aria-hidden>至</span>
        <DateField
          label="截止日期"
          isLabelHidden
          size="small"
          value={days.to}
          min={days.from || undefined}
          onChange={(to) => chooseDays({ to })}
        />
      </Toolbar>
      <DataTable<ContactMessage>
        {...table.tableProps}
        label="留言列表"
        columns={columnsOf<ContactMessage>(contactMessage.fields, [
          'name',
          'subject',
          'phone',
          'email',
          'createTime',
        ])}
        rows={page.answer?.records}
        rowKey={(message) => message.id}
        isLoading={page.isLoading}
        error={page.error}
        onRetry={() => void page.reload()}
        empty={
          isFiltered ? (
            <EmptyState title="没有符合条件的留言" description="换个关键词或日期，或清空筛选条件。" />
          ) : (
            <EmptyState title="还没有留言" description="访客在首页或联系我们页面提交的留言会出现在这里。" />
          )
        }
        actions={(message) => (
          <RowActions onRemove={() => askRemoval(message)}>
            <Button
              size="small"
              variant="quiet"
              icon={<Eye aria-hidden />}
              onClick={() => setOpened(message)}
            >
              查看
            </Button>
          </RowActions>
        )}
      />
      <Pagination {...table.paginationProps} />
      {opened && (
        <ContactDialog
          message={opened}
          onClose={() => setOpened(undefined)}
          onRemove={() => askRemoval(opened)}
        />
      )}
      {confirmDialog}
    </>
  )
}
