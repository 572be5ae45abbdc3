import { DialogFrame } from '#design-system/dialog-frame/index.ts'
import { galleryImage } from './gallery-image.type.ts'
import type { WholeModule } from './government-module.type.ts'
import { api } from '#app/admin/api/api.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { RecordList } from '#app/admin/list/record-list.tsx'
import type { QueryState } from '#app/admin/api/use-query.ts'
import { GalleryBody } from './gallery-dialog.styles.ts'

const calls = endpointsOfType(galleryImage, ['create', 'update', 'remove'])

export interface GalleryDialogProps {
  /** The module whose pictures these are. */
  module: WholeModule
  /** The modules as they are loaded; each holds its pictures. */
  modules: QueryState<unknown>
  onClose: () => void
}

/** The pictures of one module in their order; each opens in a dialog of its own above this one. */
export function GalleryDialog({ module, modules, onClose }: GalleryDialogProps) {
  const { isLoading, error, reload } = modules
  return (
    <DialogFrame isOpen onDismiss={onClose} title={`${module.title}：图片管理`} width={800} hasCross>
      <GalleryBody>
        <RecordList
          type={galleryImage}
          calls={calls}
          only={{ moduleId: module.id }}
          records={{ answer: module.galleries, isLoading, error, reload }}
          readAll={async () => {
            const current = await api('GET /api/government-service/admin/modules')
            return current.find(({ id }) => id === module.id)?.galleries
          }}
          namedBy="title"
          searchIn={['title', 'description']}
          invalid="请上传图片"
          emptyTitle="还没有图片"
          emptyAdvice="添加第一张图片，保存后即显示在该模块下。"
          reloadAfterWrite={reload}
          isNested
        />
      </GalleryBody>
    </DialogFrame>
  )
}
