import { Check, Columns3 } from 'lucide-react'
import { forwardRef } from 'react'
import { Header, MenuTrigger, type ButtonProps, type Selection } from 'react-aria-components'
import { Action, List, Trigger } from '#design-system/menu-button/menu-button.styles.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Columns, Line, TickPlace } from './column-chooser.styles.ts'

/** One column that can be shown or left out. */
export type ChoosableColumn = {
  /** Tells the column from the others. */
  key: string
  /** Its heading. */
  header: string
  /** It names the rows and always stays. */
  isFixed?: boolean
  /** It is left out until somebody chooses it. */
  isFurther?: boolean
}

export type ColumnChooserProps = Omit<ButtonProps, 'children' | 'className' | 'style' | 'onChange'> & {
  /** All columns of the table, in order. */
  columns: readonly ChoosableColumn[]
  /** Keys of the columns that are left out. */
  hiddenKeys: ReadonlySet<string>
  /** Told the keys to leave out; those of further columns after 恢复默认. */
  onChange: (hidden: ReadonlySet<string>) => void
  /** Class of the outermost element. */
  className?: string
}

/** A menu that says which columns a table shows; it stays open while several are chosen. */
export const ColumnChooser = forwardRef<HTMLButtonElement, ColumnChooserProps>(function ColumnChooser(
  { columns, hiddenKeys, onChange, ...rest },
  ref,
) {
  const shown = columns.filter(({ key }) => !hiddenKeys.has(key)).map(({ key }) => key)
  const further = columns.filter(({ isFurther }) => isFurther).map(({ key }) => key)
  const isDefault = columns.every(({ key, isFurther = false }) => hiddenKeys.has(key) === isFurther)

  function show(chosen: Selection) {
    if (chosen === 'all') return onChange(new Set())
    const left = columns.filter(({ key, isFixed }) => !isFixed && !chosen.has(key))
    onChange(new Set(left.map(({ key }) => key)))
  }

  return (
    <MenuTrigger>
      <Trigger {...rest} ref={ref} $variant="secondary">
        <Columns3 aria-hidden />
        显示列
      </Trigger>
      <PopoverSurface placement="bottom end">
        <List>
          <Columns
            selectionMode="multiple"
            disallowEmptySelection
            selectedKeys={shown}
            onSelectionChange={show}
          >
            <VisuallyHidden as={Header}>显示的列</VisuallyHidden>
            {columns.map(({ key, header, isFixed = false }) => (
              <Action key={key} id={key} textValue={header} isDisabled={isFixed}>
                {({ isSelected }) => (
                  <>
                    <TickPlace>{isSelected && <Check aria-hidden />}</TickPlace>
                    {header}
                  </>
                )}
              </Action>
            ))}
          </Columns>
          <Line />
          <Action textValue="恢复默认" isDisabled={isDefault} onAction={() => onChange(new Set(further))}>
            <TickPlace />
            恢复默认
          </Action>
        </List>
      </PopoverSurface>
    </MenuTrigger>
  )
})
