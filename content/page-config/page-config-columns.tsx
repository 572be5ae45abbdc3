import styled from 'styled-components'
import type { DataTableColumn } from '#design-system/data-table/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { configKeys, pageConfig } from './page-config.type.ts'
import { PictureCell } from '#app/admin/list/picture-cell.tsx'
import { recordColumns } from '#app/admin/list/record-columns.tsx'
import { IMAGE_KEY, type PageText } from './page-text.ts'

const own: Record<string, DataTableColumn<PageText>['cell']> = {
  configKey: ({ configKey }) => (
    <>
      {configKeys[configKey as keyof typeof configKeys] ?? '自定义'} <Key>{configKey}</Key>
    </>
  ),
  configValue: ({ configKey, configValue }) =>
    configKey === IMAGE_KEY ? (
      <PictureCell label={configKeys.backgroundImage} paths={[configValue]} />
    ) : (
      configValue
    ),
}

/** Columns of the panel; the value of a background image is shown as the picture it is. */
export const pageConfigColumns = recordColumns<PageText>(pageConfig.fields, [
  'pageKey',
  'configKey',
  'configValue',
  'description',
]).map((column) => ({ ...column, cell: own[column.key] ?? column.cell }))

const Key = styled.code`
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
`
