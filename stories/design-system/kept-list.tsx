import { ListField, type ListFieldProps } from '#design-system/list-field/index.ts'
import { useLocalData } from './use-kept.ts'

/** Keeps the list as a form would. */
export function KeptList<T>(props: ListFieldProps<T>) {
  const kept = useLocalData(props)
  return (
    <div style={{ maxWidth: 720 }}>
      <ListField {...props} {...kept} />
    </div>
  )
}
