import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { Text, type ToastRegionProps as RegionProps } from 'react-aria-components'
import { toastQueue, type ToastContent, type ToastTone } from './toast-queue.ts'
import { Act, Close, Notice, Region, Words } from './toast.styles.ts'
import { useClearPlace } from './use-clear-place.ts'
import { useNotices } from './use-notices.ts'
import { usePointedAt } from './use-pointed-at.ts'

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} satisfies Record<ToastTone, LucideIcon>

/** Spoken before the text, because the colour and the icon say it only to the eye. */
const toneNames = { success: '成功', error: '错误', warning: '警告', info: '提示' } satisfies Record<
  ToastTone,
  string
>

/** Failures interrupt, everything else waits its turn. */
const roles = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } satisfies Record<
  ToastTone,
  string
>

export type ToastRegionProps = Omit<
  RegionProps<ToastContent>,
  'queue' | 'children' | 'aria-label' | 'className' | 'style' | 'render'
> & {
  /** Name of the region; how many notices there are is added. */
  label?: string
  /** Class of the region. */
  className?: string
}

/**
 * Shows notices at the bottom right, above dialog and form footers; rendered once in the console's shell
 * (back-office §8). F6 focuses it; presses beside notice buttons reach the page below.
 */
export const ToastRegion = forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(
  { label = '通知', ...rest },
  ref,
) {
  const region = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => region.current as HTMLDivElement)
  useClearPlace(region, toastQueue)
  usePointedAt(region, toastQueue)
  // React Aria registers the F6 landmark when its name changes; a constant name would register before the region
  // exists.
  const name = `${label}（${useNotices(toastQueue).length} 条）`
  return (
    <Region {...rest} ref={region} queue={toastQueue} aria-label={name}>
      {({ toast: notice }) => {
        const { tone, text, detail, action } = notice.content
        const Icon = icons[tone]
        return (
          <Notice toast={notice} $tone={tone} data-tone={tone}>
            <Icon role="img" aria-label={toneNames[tone]} />
            <Words role={roles[tone]}>
              <Text slot="title">{text}</Text>
              {detail && <Text slot="description">{detail}</Text>}
              {action && (
                <Act
                  type="button"
                  onClick={() => {
                    toastQueue.close(notice.key)
                    action.onAction()
                  }}
                >
                  {action.label}
                </Act>
              )}
            </Words>
            <Close slot="close">
              <X aria-hidden />
            </Close>
          </Notice>
        )
      }}
    </Region>
  )
})
