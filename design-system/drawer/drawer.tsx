import { X } from 'lucide-react'
import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react'
import { Heading, type DialogProps } from 'react-aria-components'
import styled from 'styled-components'
import { dialogFoot, DrawerBox, Head, Scrim, Sheet } from '#design-system/dialog-frame/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { token } from '#design-system/tokens/index.ts'

const DRAWER_WIDTH = 288

export type DrawerProps = Omit<DialogProps, 'role' | 'children' | 'className' | 'style'> & {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** Esc, the cross or a press outside. */
  onClose: () => void
  /** Heading and name of the drawer. */
  title: string
  /** Width in px; a strip of the page always stays visible. */
  width?: number
  /** Buttons at the foot, which stays in view. */
  footer?: ReactNode
  /** What the drawer holds, below its heading. */
  children: ReactNode
}

/** A panel from the left edge, for the navigation on small windows (back-office §2.3). */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(
  { isOpen, onClose, title, width = DRAWER_WIDTH, footer, children, ...rest },
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
        <Sheet {...rest} ref={ref}>
          <Head>
            <Heading slot="title">{title}</Heading>
            <IconButton label="关闭" icon={<X aria-hidden />} size="small" onClick={onClose} />
          </Head>
          <ScrollingBody>{children}</ScrollingBody>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </DrawerBox>
    </Scrim>
  )
})

/** Content that is longer than the window must be reachable by the keyboard too. */
function ScrollingBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [canScroll, setCanScroll] = useState(false)

  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {}
    setCanScroll(scrollHeight > clientHeight)
  }, [children])

  return (
    <Body ref={body} tabIndex={canScroll ? 0 : undefined}>
      {children}
    </Body>
  )
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space.x1};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.footer`
  ${dialogFoot}
`
