import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '#design-system/tokens/contrast.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { drawShareCard } from './draw-share-card.ts'
import { shareColors } from './share-layout.ts'

test('the title keeps 4.5:1 on a white picture, the larger words beside it 3:1', async () => {
  const white = { width: 1200, height: 630, channels: 3, background: '#ffffff' } as const
  const picture = await sharp({ create: white }).png().toBuffer()
  const card = await drawShareCard(
    { title: '数据标注', section: '业务服务', picture },
    resolve(projectRoot, 'public'),
  )
  const corner = await sharp(card).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const ground = `#${corner.toString('hex')}`
  expect(contrast(shareColors.title, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shareColors.section, ground)).toBeGreaterThanOrEqual(3)
  expect(contrast(shareColors.text, ground)).toBeGreaterThanOrEqual(3)
})
