import { CircleAlert } from 'lucide-react'
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { SwitchField } from '#design-system/switch-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { nextStatus, type StatusFlag } from './next-status.ts'
import { useStatusChange } from './use-status-change.ts'

export type StatusSwitchProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> & {
  /** What is switched and in which row, such as 启用状态：首页横幅; for screen readers and notices. */
  label: string
  /** The stored status; 1 is on, anything else is off (back-office §4). */
  status: unknown
  /** Saves the wished status; resolves when it is saved, rejects when it is not. */
  onChange: (next: StatusFlag) => Promise<unknown>
  /** The status that a press sets, as in the WeChat QR rows (back-office §4); otherwise it toggles. */
  target?: StatusFlag
  /** Words for on and off: 启用/禁用, 已发布/草稿, 已处理/待处理. */
  words?: { on: string; off: string }
  /** The sentence for a failed change. */
  failureText?: (failure: unknown) => string
  /** The status is shown, but cannot be changed. */
  isDisabled?: boolean
}

/** Row toggle of tables: shows the new status immediately, and reverts with a message when saving fails. */
export const StatusSwitch = forwardRef<HTMLDivElement, StatusSwitchProps>(function StatusSwitch(
  {
    label,
    status,
    onChange,
    target,
    words = { on: '启用', off: '禁用' },
    failureText = () => '状态更新失败',
    isDisabled,
    ...rest
  },
  ref,
) {
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const failureId = useId()
  const wordOf = (each: unknown) => (each === 1 ? words.on : words.off)

  const { shown, isPending, ask } = useStatusChange({
    status,
    onChange,
    onSettled(outcome) {
      if ('next' in outcome) return setSaid(`${label}，已改为“${wordOf(outcome.next)}”`)
      const sentence = failureText(outcome.failure)
      setFailed(sentence)
      toast.error(sentence, { detail: `${label}，仍为“${wordOf(status)}”` })
    },
  })

  function press() {
    setSaid('')
    setFailed('')
    void ask(target ?? nextStatus(shown))
  }

  return (
    <Root {...rest} ref={ref}>
      <SwitchField
        label={label}
        isLabelHidden
        isSelected={shown === 1}
        isPending={isPending}
        isDisabled={isDisabled}
        onChange={press}
        stateTexts={{ on: wordOf(1), off: wordOf(0) }}
        aria-describedby={failed ? failureId : undefined}
      />
      {failed && (
        <Mark title={failed}>
          <CircleAlert aria-hidden />
          <VisuallyHidden id={failureId}>{failed}</VisuallyHidden>
        </Mark>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  )
})

const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  white-space: nowrap;
`

/* Beside the word without taking room, so that the row keeps its width. */
const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(100% + ${token.space.x05});
  display: grid;
  color: ${token.color.dangerText};

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`
