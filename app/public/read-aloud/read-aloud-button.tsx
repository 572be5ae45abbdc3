import { Volume2 } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Root } from './read-aloud-button.styles.ts'

export interface ReadAloudButtonProps {
  /** In the senior theme alone, in the window's corner. */
  isFloating?: boolean
  /** Opens the page's player (use-read-aloud.tsx). */
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** Asks for the page to be read aloud with the browser's own voices. */
export function ReadAloudButton({ isFloating, onClick }: ReadAloudButtonProps) {
  return (
    <Root type="button" data-floating={isFloating} onClick={onClick}>
      <Volume2 aria-hidden />
      朗读
    </Root>
  )
}
