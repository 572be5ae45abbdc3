import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { TryLabeling } from '#app/public/label/try-labeling/try-labeling.tsx'

const meta = {
  id: 'site-try-labeling',
  title: 'Site/试着标一个框 Try labeling',
  component: TryLabeling,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TryLabeling>

export default meta
type Story = StoryObj<typeof meta>

/** Draws by pointer from one place of the frame to another, in its own pixels; the time is the machine's own. */
async function draw(canvasElement: HTMLElement, [x1, y1]: [number, number], [x2, y2]: [number, number]) {
  const stage = await within(canvasElement).findByRole('application')
  const { left, top, width, height } = stage.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    clientX: left + (x / 600) * width,
    clientY: top + (y / 400) * height,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
  })
  // The browser captures real pointers only.
  stage.setPointerCapture = () => {}
  await fireEvent.pointerDown(stage, at(x1, y1))
  await fireEvent.pointerMove(stage, at(x2, y2))
  await fireEvent.pointerUp(stage, at(x2, y2))
}

/** Submits 3.8 seconds after the first stroke by the page's clock, so that pictures of the result are alike. */
async function submitLater(canvasElement: HTMLElement, stroke: () => Promise<void>) {
  // Storybook's own spy records its calls by the clock, so it cannot stand in for it.
  const { now } = Date
  try {
    Date.now = () => 0
    await stroke()
    Date.now = () => 3800
    await fireEvent.click(within(canvasElement).getByRole('button', { name: '提交' }))
  } finally {
    Date.now = now
  }
  await expect(within(canvasElement).getByText('3.8 秒')).toBeInTheDocument()
}

/** Nothing is drawn yet. */
export const Start: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待标注')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '提交' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A box with its handles, before it is submitted. */
export const Drawing: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvas, canvasElement }) => {
    await draw(canvasElement, [240, 200], [380, 320])
    await expect(canvas.getByText('标注中', { ignore: 'small' })).toBeInTheDocument()
    await expect(canvas.getByText('x 240 y 200 · 140 × 120')).toBeInTheDocument()
  },
}

/** Close enough to the reference. */
export const Good: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application')
    await submitLater(canvasElement, () => draw(canvasElement, [208, 189], [393, 331]))
    await expect(canvas.getByText('0.96', { selector: 'strong' })).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('通过')
  },
}

/** Too large and too far to the left; the next step is to draw again. */
export const Returned: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application')
    await submitLater(canvasElement, () => draw(canvasElement, [150, 170], [390, 350]))
    await expect(canvas.getByText('退回：偏大、偏左')).toBeInTheDocument()
  },
}

/** A parcel is labelled point by point. */
export const Polygon: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /地块/ }))
    for (const corner of [
      [178, 106],
      [361, 74],
      [430, 186],
      [344, 302],
    ] as const)
      await draw(canvasElement, [...corner], [...corner])
    await expect(canvas.getByText(/^4 点/)).toBeInTheDocument()
  },
}

/** A sentence is labelled by its beginning and end. */
export const Interval: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /语音/ }))
    await draw(canvasElement, [160, 200], [436, 240])
    await expect(canvas.getByText('1.60 s – 4.36 s · 2.76 s')).toBeInTheDocument()
  },
}

/** A box drawn by keys alone. */
export const ByKeyboard: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('application')
    stage.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight>6/}{ArrowDown>6/}{/Shift}')
    await expect(canvas.getByText('x 240 y 160 · 144 × 104')).toBeInTheDocument()
  },
}

/** Without a script a frame stands there that is played through. */
export const WithoutScript: Story = { tags: ['no-screenshot'], globals: { script: 'off' } }

/** With reduced motion the reference and the second label stand at their places at once. */
export const ReducedMotion: Story = {
  ...Good,
  tags: ['no-screenshot'],
  play: async (context) => {
    await Good.play?.(context)
    const line = context.canvasElement.querySelector('path[data-owner="reference"]')
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(line && getComputedStyle(line).animationName === 'none').toBe(isReduced)
  },
}

export const Phone: Story = { tags: ['no-screenshot'], globals: { viewport: { value: 'phone' } } }
