import { ListField, type ListFieldProps } from '#design-system/list-field/index.ts'
import { useStoryValue } from './use-story-value.ts'

/** Keeps the list as a form would. */
export function StatefulList<T>(props: ListFieldProps<T>) {
  const kept = useStoryValue(props)
  return (
    <div style={{ maxWidth: 720 }}>
      <ListField {...props} {...kept} />
    </div>
  )
}
