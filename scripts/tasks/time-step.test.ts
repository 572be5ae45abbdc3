import { expect, test, vi } from 'vitest'
import { timeStep } from './time-step.mjs'

/** What is printed meanwhile, without how long it took. */
async function printed(work: () => Promise<unknown>): Promise<string[]> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await work()
  const lines = write.mock.calls.map(([text]) => String(text).replace(/（.*/s, '').trimEnd())
  write.mockRestore()
  return lines
}

test('a step that has ended is told by its title only where another began meanwhile', async () => {
  const alone = await printed(() => timeStep('构建网站', async () => {}))
  expect(alone).toEqual(['构建网站 …', '  完成'])

  let finish = () => {}
  const slow = new Promise<void>((resolve) => (finish = resolve))
  const beside = await printed(async () => {
    const build = timeStep('构建网站', () => slow)
    await timeStep(
      '准备驱动',
      async () => '现成',
      (way) => way,
    )
    finish()
    await build
  })
  expect(beside).toEqual(['构建网站 …', '准备驱动 …', '  现成', '  构建网站：完成'])
})
