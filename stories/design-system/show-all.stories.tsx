import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { expectFingerTargets } from './finger-targets.ts'

interface Member {
  id: number
  name: string
}

const members = (count: number): Member[] =>
  Array.from({ length: count }, (_unused, index) => ({ id: index + 1, name: `成员 ${index + 1}` }))

const Name = styled.a`
  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
  }
`

const Grid = styled.ul`
  display: grid;
  gap: ${token.space.x2};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const meta = {
  id: 'design-system-show-all',
  title: 'Design system/导航/查看全部 Show all · 展开 更多 收起 load more',
  component: ShowAll<Member>,
  args: {
    entries: members(20),
    first: 6,
    unit: '位成员',
    children: (shown) => (
      <Grid>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Card>
              <CardBody>
                <CardTitle>
                  <Name href={`#member-${id}`}>{name}</Name>
                </CardTitle>
                <CardText>在本段自己的网格里排列。</CardText>
              </CardBody>
            </Card>
          </li>
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof ShowAll<Member>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('查看全部 20 位成员')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '成员 6' })).toBeVisible()
    await expect(canvas.getByText('成员 7')).not.toBeVisible()
    await expectFingerTargets([...canvasElement.querySelectorAll('summary')])
  },
}

/** The focus stays on the button and goes on to what it uncovered. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary')!
    summary.focus()
    await userEvent.click(summary)
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('收起')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '成员 7' })).toHaveFocus()
    summary.focus()
  },
}

/** Up to two more than are seen at once need no button. */
export const Few: Story = {
  args: { entries: members(8) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvasElement.querySelector('summary')).toBeNull()
  },
}

export const Many: Story = { args: { entries: members(500) } }

export const Senior: Story = { globals: { theme: 'senior' } }

export const LongUnit: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { unit: '家在皖江两岸与海外共建产业学院并联合培养数据工程师的合作院校' },
}
