import { Images } from 'lucide-react'
import { useState } from 'react'
import { RowAct } from '#design-system/data-table/index.ts'
import { governmentModule } from './government-module.type.ts'
import { api } from '#app/admin/api/api.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { RecordList } from '#app/admin/list/record-list.tsx'
import { isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { GalleryDialog } from './gallery-dialog.tsx'

const calls = endpointsOfType(governmentModule, ['create', 'update', 'remove'])

const MODULES = 'GET /api/government-service/admin/modules'

/** The modules of the government service page, each with its gallery in a dialog (back-office §2.5, X-66, X-93). */
function ServiceGovernmentPanel() {
  const modules = useQuery(MODULES, '加载失败', {}, { guard: isList })
  const [openedId, setOpenedId] = useState<number>()
  const opened = modules.answer?.find(({ id }) => id === openedId)
  const picturesOf = (id: number) => modules.answer?.find((module) => module.id === id)?.galleries.length ?? 0

  return (
    <>
      <RecordList
        type={governmentModule}
        calls={calls}
        records={modules}
        readAll={() => api(MODULES)}
        namedBy="title"
        filters={['status']}
        searchIn={['title', 'description']}
        rowActions={({ id }) => (
          <RowAct
            label={`管理图片（${picturesOf(id)}）`}
            icon={<Images aria-hidden />}
            onClick={() => setOpenedId(id)}
          />
        )}
        emptyAdvice="添加第一个模块，再为它上传图片，保存后即显示在政府数据服务页。"
        reloadAfterWrite={modules.reload}
      />
      {opened && <GalleryDialog module={opened} modules={modules} onClose={() => setOpenedId(undefined)} />}
    </>
  )
}

/** By key of the menu. */
export const panels = { 'service-government': ServiceGovernmentPanel }
