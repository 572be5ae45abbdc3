import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Spinner } from '#design-system/spinner/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { blockedPresses, isAriaDisabled } from './blocked-presses.ts'
import { ButtonRoot, Content, LoadingMark, type sizes, type variants } from './button.styles.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Weight of the action; `survey` (orange) at most once on a screen. */
  variant?: keyof typeof variants
  /** Height: 32, 40 or 52 px, never under 44 px on touch screens. */
  size?: keyof typeof sizes
  /** Fills the width of its container. */
  isWide?: boolean
  /** Work is under way: keeps the width, stays focusable, ignores presses and says so (public-site §4). */
  isLoading?: boolean
  /** What a screen reader hears while loading. */
  loadingLabel?: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Icon after the text. */
  iconAfter?: ReactNode
}

/** Does something here. For going somewhere use `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'primary', size = 'medium', isWide = false, isLoading = false } = props
  const { loadingLabel = '正在处理', icon, iconAfter, children, ...rest } = withoutLook(props)
  const isBlocked = isLoading || isAriaDisabled(rest['aria-disabled'])

  return (
    <ButtonRoot
      ref={ref}
      type="button"
      {...rest}
      {...(isBlocked && blockedPresses(rest))}
      $variant={variant}
      $size={size}
      $isWide={isWide}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
    >
      <Content $isHidden={isLoading}>
        {icon}
        {/* Translators replace bare text nodes, so text that may change has an element of its own. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {iconAfter}
      </Content>
      {isLoading && (
        <LoadingMark>
          <Spinner />
        </LoadingMark>
      )}
      {/* Not a status: inside a button roles do not count, aria-live does. */}
      <VisuallyHidden aria-live="polite">{isLoading ? loadingLabel : ''}</VisuallyHidden>
    </ButtonRoot>
  )
})

function withoutLook({ variant: _v, size: _s, isWide: _w, isLoading: _l, ...rest }: ButtonProps) {
  return rest
}
