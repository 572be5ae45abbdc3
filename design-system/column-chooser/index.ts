export { ColumnChooser, type ChoosableColumn, type ColumnChooserProps } from './column-chooser.tsx'
