import { service } from './service.type.ts'
import { serviceIcons } from '#app/admin/form/inputs/service-icons.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The cards of the services page and the home page (back-office §2.7, X-28). */
function ServicePanel() {
  return (
    <RecordPanel
      type={service}
      loadFailure="加载服务失败"
      namedBy="title"
      filters={['status']}
      searchIn={['title', 'description']}
      dialog={{ width: 800 }}
      fieldOptions={{ icon: { icons: serviceIcons } }}
      emptyAdvice="添加第一项服务，保存后即显示在首页和服务页。没有服务时，首页显示三张默认卡片。"
    />
  )
}

/** By key of the menu. */
export const panels = { service: ServicePanel }
