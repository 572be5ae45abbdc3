import { forwardRef, type ElementType, type ForwardedRef, type ReactElement, type ReactNode } from 'react'
import type { ComponentPropsWithoutRef, ComponentRef } from 'react'
import { Content, LinkRoot } from './button.styles.ts'
import type { ButtonProps } from './button.tsx'

type OwnProps<As extends ElementType> = Pick<
  ButtonProps,
  'variant' | 'size' | 'isWide' | 'icon' | 'iconAfter'
> & {
  /** The element or router link that carries the address; a plain `a` unless said otherwise. */
  as?: As
  children?: ReactNode
}

export type ButtonLinkProps<As extends ElementType = 'a'> = OwnProps<As> &
  Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As>>

type ButtonLinkComponent = <As extends ElementType = 'a'>(
  props: ButtonLinkProps<As> & { ref?: ForwardedRef<ComponentRef<As>> },
) => ReactElement

/** Goes somewhere and looks like a button: `<ButtonLink as={Link} to="/contact">`. */
export const ButtonLink = forwardRef(function ButtonLink(
  {
    as,
    variant = 'primary',
    size = 'medium',
    isWide = false,
    icon,
    iconAfter,
    children,
    ...rest
  }: ButtonLinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <LinkRoot as={as} ref={ref} {...rest} $variant={variant} $size={size} $isWide={isWide}>
      <Content>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {iconAfter}
      </Content>
    </LinkRoot>
  )
}) as ButtonLinkComponent
