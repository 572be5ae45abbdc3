import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { useRecordListContext } from './record-list-context.ts'

/** The button that adds a record to the list. */
export function AddButton() {
  const { props, dialog } = useRecordListContext()
  return (
    <Button size="small" icon={<Plus aria-hidden />} onClick={dialog.addNew}>
      新增{props.type.typeLabel}
    </Button>
  )
}
