import { memo } from 'react'
import { ColumnChooser } from '#design-system/column-chooser/index.ts'

/** The menu that chooses a list's columns; drawn again only with another choice. */
export const ListColumnChooser = memo(ColumnChooser)
