import { MousePointer2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { Choice, Words } from '#design-system/theme-switch/index.ts'
import { DISPLAY_CHOSEN } from '#app/theme-choice/choose-theme.ts'
import { choosePointer } from './pointer-choice.ts'

/** Turns the large pointer on and off. Absent where no mouse is. */
export function LargePointerChoice() {
  const isLarge = useSyncExternalStore(subscribe, isShownLarge, () => false)
  return (
    <Root>
      <MousePointer2 aria-hidden />
      <Words>
        大号鼠标指针
        <small>指针放大到 48 像素</small>
      </Words>
      <input
        type="checkbox"
        checked={isLarge}
        // A reload must not bring back a choice that another tab has since changed.
        autoComplete="off"
        onChange={({ target }) => choosePointer(target.checked)}
      />
    </Root>
  )
}

/** Follows this tab at once, and others when the head's script does. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-pointer'] })
  window.addEventListener(DISPLAY_CHOSEN, onChange)
  return () => {
    observer.disconnect()
    window.removeEventListener(DISPLAY_CHOSEN, onChange)
  }
}

const isShownLarge = () => document.documentElement.dataset.pointer === 'large'

const Root = styled(Choice)`
  @media not all and (any-pointer: fine) {
    display: none;
  }
`
