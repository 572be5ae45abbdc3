import { forwardRef, useId, useImperativeHandle, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Panel, Root, Trigger } from './nav-dropdown.styles.ts'
import { useDropdown } from './use-dropdown.ts'

export interface NavDropdownProps extends ComponentPropsWithoutRef<'div'> {
  /** Text of the trigger. */
  label: ReactNode
  /** The page shown now is one of the links inside. */
  isCurrent?: boolean
  /** Which edge of the trigger the panel lines up with. */
  align?: 'start' | 'center'
}

/** A navigation menu that opens on hover (public-site §2.2), press and arrow down; by CSS alone before script has run. */
export const NavDropdown = forwardRef<HTMLDivElement, NavDropdownProps>(function NavDropdown(
  { label, isCurrent = false, align = 'center', children, ...rest },
  ref,
) {
  const panelId = useId()
  const { root, isEnhanced, isOpen, rootHandlers, triggerHandlers, panelHandlers } = useDropdown()
  useImperativeHandle(ref, () => root.current as HTMLDivElement)

  return (
    <Root
      ref={root}
      {...rest}
      {...rootHandlers}
      data-enhanced={isEnhanced || undefined}
      data-open={isOpen || undefined}
    >
      <Trigger
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        {...triggerHandlers}
      >
        {label}
        <ChevronDown aria-hidden />
      </Trigger>
      <Panel id={panelId} {...panelHandlers} $align={align}>
        {children}
      </Panel>
    </Root>
  )
})
