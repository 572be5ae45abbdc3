import { ChevronDown, Ellipsis } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { MenuTrigger, Text, type ButtonProps, type Placement } from 'react-aria-components'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { Action, List, Trigger, type MenuButtonVariant } from './menu-button.styles.ts'

/** One thing the menu can do. */
export type MenuAction = {
  /** Tells the action from the others of its menu. */
  key: string
  /** Text of the line. */
  label: string
  /** Drawing before the text. */
  icon?: ReactNode
  /** Told when the line is chosen; the menu closes by itself. */
  onAction: () => void
  /** Drawn in the colour of danger, for what cannot be undone. */
  isDestructive?: boolean
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean
}

export type MenuButtonProps = Omit<ButtonProps, 'children' | 'className' | 'style'> & {
  /** Text of the button; with `variant="icon"` its name for screen readers. */
  label: string
  /** What the menu offers, in order. */
  actions: readonly MenuAction[]
  /** Icon before the text, or alone with `variant="icon"`. */
  icon?: ReactNode
  /** `secondary` with a border, `quiet` without, `icon` a square that shows only its icon. */
  variant?: MenuButtonVariant
  /** Side on which the menu opens. */
  placement?: Placement
  /** Class of the outermost element. */
  className?: string
}

/** A button that opens a short list of actions. */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton(
  { label, actions, icon, variant = 'secondary', placement = 'bottom end', ...rest },
  ref,
) {
  const isIcon = variant === 'icon'
  return (
    <MenuTrigger>
      <Trigger
        {...rest}
        ref={ref}
        $variant={variant}
        aria-label={isIcon ? label : rest['aria-label']}
        // The library lets no title through to the element.
        render={(button) => <button {...button} title={isIcon ? label : undefined} />}
      >
        {icon ?? (isIcon && <Ellipsis aria-hidden />)}
        {!isIcon && (
          <>
            {label}
            <ChevronDown aria-hidden />
          </>
        )}
      </Trigger>
      <PopoverSurface placement={placement}>
        <List items={actions.map((action) => ({ ...action, id: action.key }))}>
          {({ id, label: name, icon: mark, onAction, isDestructive, isDisabled }) => (
            <Action
              id={id}
              textValue={name}
              onAction={onAction}
              isDisabled={isDisabled}
              $isDestructive={isDestructive}
            >
              {mark}
              <Text slot="label">{name}</Text>
            </Action>
          )}
        </List>
      </PopoverSurface>
    </MenuTrigger>
  )
})
