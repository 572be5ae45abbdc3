import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { behave, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const charts: readonly (readonly [panel: MenuKey, label: string])[] = [
  ['service-data', '流程图片'],
  ['service-collection', '流程图片'],
  ['service-bpo', '流程图片'],
]

for (const [panel, label] of charts)
  test(`A-593 ${panel}: a picture of the process that could not be sent says 流程图上传失败`, async () => {
    const { user } = await showPanel(panel)
    behave('no-message-on-upload')
    const picture = new File([new Uint8Array(64)], 'flow.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(`选择文件：${label}`), picture)
    expect((await screen.findAllByText(/流程图上传失败/)).length).toBeGreaterThan(0)
  })
