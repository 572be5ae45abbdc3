import { base } from './base.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The places of the company (back-office §2.5). */
function BasePanel() {
  return (
    <RecordPanel
      type={base}
      loadFailure="加载基地失败"
      namedBy="name"
      filters={['status']}
      searchIn={['name', 'address', 'phone', 'email']}
      dialog={{ width: 720 }}
      fieldOptions={{
        phone: { isHalf: true },
        email: { isHalf: true },
        latitude: {
          longitude: 'longitude',
          hint: '联系我们页的高德地图按它标出位置；百度地图或 GPS 的坐标请先换算',
        },
        workstationCount: { isHalf: true },
        sortOrder: { isHalf: true },
      }}
      emptyAdvice="添加第一个基地，保存后即显示在联系我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { base: BasePanel }
