import { useRef } from 'react'
import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { focusFirstControlOnceThere } from '#design-system/form-dialog/index.ts'
import { token } from '#design-system/tokens/index.ts'

export interface DraftNoticeProps {
  /** What was left, and when it was typed. */
  children: string
  /** What to know before restoring it. */
  detail?: string
  /** Words of the button that goes on with it. */
  resumeText: '恢复' | '继续填写'
  onResume: () => void
  onDiscard: () => void
}

/** Offers an unsaved draft; it stays until the user restores or discards it. */
export function DraftNotice({ children, detail, resumeText, onResume, onDiscard }: DraftNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)

  // The button that was pressed goes with the notice; the keyboard must not go with it.
  function afterMovingOn(act: () => void) {
    const around = notice.current?.closest<HTMLElement>('form, main, [role="dialog"]')
    if (around instanceof HTMLFormElement) focusFirstControlOnceThere(around)
    else around?.focus()
    act()
  }

  return (
    <Alert
      ref={notice}
      tone="info"
      action={
        <Acts>
          <Button size="small" onClick={() => afterMovingOn(onResume)}>
            {resumeText}
          </Button>
          <Button size="small" variant="secondary" onClick={() => afterMovingOn(onDiscard)}>
            丢弃
          </Button>
        </Acts>
      }
    >
      <p>{children}</p>
      {detail && <p>{detail}</p>}
    </Alert>
  )
}

/** Holds what is offered above a table. */
export const NoticesAbove = styled.div`
  display: grid;
  gap: ${token.space.x1};
  margin-bottom: ${token.space.x2};
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`
