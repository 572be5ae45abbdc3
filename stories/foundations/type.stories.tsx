import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { fontSize } from '#design-system/tokens/scales.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code, Group, Page } from './foundation-page.styles.ts'

/** A modular scale of 1.25 on 16 px; headings grow with the window between 360 and 1280 px. */
const meta = { id: 'foundations-type', title: 'Foundations/文字 Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>字号</h2>
        {(Object.keys(fontSize) as (keyof typeof fontSize)[]).reverse().map((name) => (
          <div key={name}>
            <Code>
              {name} · {fontSize[name]}
            </Code>
            <Line $size={name}>测绘万物，标注未来 2007</Line>
          </div>
        ))}
      </Group>
    </Page>
  ),
}

export const Reading: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>正文</h2>
        <Prose>
          图联科技为自然资源、生态环境、农业农村等部门提供数据服务，也为人工智能企业提供图像、语音、文本与 3D
          点云的标注。一个项目从外业采集开始，经过清洗、标注、三级质检，最终以可直接入库的成果交付；每一条数据都能追溯到采集的时间、地点和作业人员。
        </Prose>
        <Figures>1300+ 5000+ 117°20′E 31°54′N 0.98</Figures>
      </Group>
    </Page>
  ),
}

const Line = styled.p<{ $size: keyof typeof fontSize }>`
  font-size: ${({ $size }) => token.fontSize[$size]};
  font-weight: ${token.fontWeight.semibold};
  line-height: ${token.lineHeight.tight};
  overflow-wrap: anywhere;
`

const Prose = styled.p`
  max-width: 42em;
`

const Figures = styled.p`
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.h3};
`
