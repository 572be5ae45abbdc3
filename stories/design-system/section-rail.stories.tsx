import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { SectionRail, type SectionRailProps } from '#design-system/section-rail/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const headings = ['项目流程', '培训体系', '生产管理', '质量管理', '峰值应对', '风险控制']
const sections = headings.map((label, index) => ({ id: `section-${index + 1}`, label }))

const meta = {
  id: 'design-system-sectionrail',
  title: 'Design system/导航/分节导航 Section rail · 锚点 目录 anchor toc',
  component: SectionRail,
  args: { label: '互联网BPO的各部分', sections },
  render: (args) => <LongForm {...args} />,
} satisfies Meta<typeof SectionRail>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  // The page scrolls to the section.
  tags: ['played-again'],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: '生产管理' })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'location')
    await expect(canvas.getByRole('region', { name: '生产管理' })).toHaveFocus()
  },
}

/** What is unsaved and what is wrong is said in words. */
export const Marked: Story = {
  args: {
    sections: sections.map((section, index) => ({
      ...section,
      isChanged: index === 1 || index === 3,
      errors: index === 3 ? 2 : index === 4 ? 1 : 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /质量管理.*2 处有误.*未保存/ })).toBeVisible()
  },
}

function LongForm(props: SectionRailProps) {
  return (
    <Columns>
      <div>
        <SectionRail {...props} />
      </div>
      <div>
        {props.sections.map(({ id, label }) => (
          <Part key={id} id={id} aria-label={label} tabIndex={-1}>
            <h2>{label}</h2>
            <p>这一部分的字段</p>
          </Part>
        ))}
      </div>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space.x3};
  padding: ${token.space.x2};

  > :first-child {
    position: sticky;
    top: 0;
    align-self: start;
    min-width: 0;
    background: ${token.color.background};
  }

  ${media.fromDesktop} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
  }
`

const Part = styled.section`
  min-height: 12rem;
  padding: ${token.space.x2};
  border-top: 1px solid ${token.color.line};
  scroll-margin-top: ${token.space.x8};

  h2 {
    font-size: ${token.fontSize.body};
  }

  &:focus {
    outline: none;
  }

  ${media.fromDesktop} {
    scroll-margin-top: 0;
  }
`
