import { X } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Heading } from 'react-aria-components'
import styled from 'styled-components'
import { DrawerBox, Head, Scrim, Sheet } from '#design-system/dialog-frame/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { token } from '#design-system/tokens/index.ts'

const DRAWER_WIDTH = 288

export type DrawerProps = {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** Esc, the cross or a press outside. */
  onClose: () => void
  /** Heading and name of the drawer. */
  title: string
  /** Width in px; a strip of the page always stays visible. */
  width?: number
  children: ReactNode
}

/** A panel from the left edge, for the navigation on small windows (spec: back-office §2.3). */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(
  { isOpen, onClose, title, width = DRAWER_WIDTH, children },
  ref,
) {
  return (
    <Scrim
      $placement="start"
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      isDismissable
    >
      <DrawerBox $width={width}>
        <Sheet ref={ref}>
          <Head>
            <Heading slot="title">{title}</Heading>
            <IconButton label="关闭" icon={<X aria-hidden />} size="small" onClick={onClose} />
          </Head>
          <Body>{children}</Body>
        </Sheet>
      </DrawerBox>
    </Scrim>
  )
})

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space.x1};
  overflow-y: auto;
  overscroll-behavior: contain;
`
