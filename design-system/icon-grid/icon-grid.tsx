import { forwardRef, type ComponentPropsWithoutRef, type ComponentType, type SVGProps } from 'react'
import { Cell, Description, Grid, Label, Mark } from './icon-grid.styles.ts'

/** One area: a drawing, a name, perhaps a sentence. */
export interface IconGridEntry {
  /** A few words beside the drawing; distinct within its grid. */
  label: string
  /** The drawing, as a component that takes the attributes of an `svg`. */
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** A sentence under the label. */
  description?: string
}

export interface IconGridProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The list's accessible name. */
  label: string
  /** The cells in their order. */
  entries: readonly IconGridEntry[]
  /** Columns from 1024 px up. Below that four become two; three, which carry whole sentences, one on phones. */
  columns?: 3 | 4
}

/** Areas of work at one glance, drawn as the cells of a map sheet. */
export const IconGrid = forwardRef<HTMLUListElement, IconGridProps>(function IconGrid(
  { label, entries, columns = 4, ...rest },
  ref,
) {
  return (
    <Grid ref={ref} aria-label={label} {...rest} $columns={columns}>
      {entries.map(({ label: name, icon: Icon, description }) => (
        <Cell key={name}>
          <Mark aria-hidden>
            <Icon />
          </Mark>
          <Label>{name}</Label>
          {description && <Description>{description}</Description>}
        </Cell>
      ))}
    </Grid>
  )
})
