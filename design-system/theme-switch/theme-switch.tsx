import { ChevronDown, SunMoon } from 'lucide-react'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { ThemeChoice } from '#design-system/theme/theme-names.ts'
import { Menu, More, Panel, Root, Toggle } from './theme-switch.styles.ts'
import { ThemeChoices } from './theme-choices.tsx'
import { useDismiss } from './use-dismiss.ts'

export interface ThemeSwitchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> {
  /** The choice shown as made. */
  value: ThemeChoice
  /** Told at once when another one is made; there is nothing to confirm. */
  onChange: (choice: ThemeChoice) => void
  /** `menu` opens the choices from a button; `list` shows them. */
  variant?: 'menu' | 'list'
  /** Where the menu opens; `above` at the end of a page. */
  side?: 'above' | 'below'
  /** Edge of the button the menu lines up with where the window is wide; in narrow ones always its start. */
  align?: 'start' | 'end'
  /** Text of the button and name of the choices. */
  label?: string
  /** More ways to change what is shown, below the choices. */
  children?: ReactNode
}

/** Visitors' choice of colours and text size: native radio buttons, in a native disclosure. Absent where no script runs. */
export const ThemeSwitch = forwardRef<HTMLDivElement, ThemeSwitchProps>(function ThemeSwitch(
  {
    value,
    onChange,
    variant = 'menu',
    side = 'below',
    align = 'start',
    label = '显示模式',
    children,
    ...rest
  },
  ref,
) {
  const { disclosure, setOpen } = useDismiss()
  const choices = (
    <>
      <ThemeChoices value={value} onChange={onChange} label={label} />
      {children && <More>{children}</More>}
    </>
  )
  return (
    <Root ref={ref} {...rest}>
      {variant === 'list' ? (
        choices
      ) : (
        <Menu ref={disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <Toggle>
            <SunMoon aria-hidden />
            {label}
            <ChevronDown aria-hidden />
          </Toggle>
          <Panel $side={side} $align={align}>
            {choices}
          </Panel>
        </Menu>
      )}
    </Root>
  )
})
