import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { control, describedBy, Field } from '#design-system/field/index.ts'
import { Narrow } from './layout.tsx'

// Above the stories, because their args are made while the module is read.
const Input = styled.input`
  ${control}
`

const Area = styled.textarea`
  ${control}
  resize: vertical;
`

const Select = styled.select`
  ${control}
`

const meta = {
  id: 'design-system-field',
  title: 'Design system/输入/字段 Field · 表单项 访客表单 input',
  component: Field,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  args: { controlId: 'name', label: '姓名', children: <Input id="name" autoComplete="off" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** The platform's own input with its name above it: a press on the name leads into the input. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('姓名'))
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus()
    await userEvent.keyboard('陈测')
    await expect(canvas.getByRole('textbox')).toHaveValue('陈测')
  },
}

/** A hint below, a mark for what must be given, and a count at the end of the name's line. */
export const HintAndCount: Story = {
  args: {
    controlId: 'message',
    label: '留言内容',
    isRequired: true,
    aside: '12 / 500',
    hint: '不超过 500 个字',
    children: (
      <Area
        id="message"
        rows={4}
        required
        defaultValue="请问如何预约基地参观？"
        {...describedBy('message', { hint: true })}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /留言内容/ })).toHaveAccessibleDescription(
      '不超过 500 个字',
    )
  },
}

/** What is wrong stands in place of the hint and is read with the input. */
export const Invalid: Story = {
  args: {
    controlId: 'phone',
    label: '手机号',
    isRequired: true,
    hint: '用于联系您',
    error: '请输入正确的手机号',
    children: (
      <Input id="phone" type="tel" required defaultValue="12345" {...describedBy('phone', { error: true })} />
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /手机号/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('请输入正确的手机号')
    await expect(canvas.queryByText('用于联系您')).toBeNull()
  },
}

/** Not to be changed now; the value stays readable. */
export const Disabled: Story = {
  args: { children: <Input id="name" disabled defaultValue="陈测" /> },
}

/** To be read and copied, not changed. */
export const ReadOnly: Story = {
  args: { children: <Input id="name" readOnly defaultValue="陈测" /> },
}

/** The platform's own list. */
export const Choice: Story = {
  args: {
    controlId: 'place',
    label: '工作地点',
    children: (
      <Select id="place" defaultValue="hefei">
        <option value="hefei">合肥</option>
        <option value="huainan">淮南</option>
      </Select>
    ),
  },
}

/** Long names, hints and values wrap or scroll inside; nothing is pushed out. */
export const LongText: Story = {
  args: {
    label: '一个名字特别长的字段，用来检查标签在窄屏上怎样换行而不把右边的字数挤出去',
    isRequired: true,
    aside: '480 / 500',
    error:
      '一句特别长的错误说明：请填写与身份证件一致的姓名，少数民族姓名中的间隔点也请一并填写，不要使用空格代替。',
    children: (
      <Input
        id="name"
        defaultValue="https://example.com/a/very/long/address/without/any/space/in/it/at/all.html"
        {...describedBy('name', { error: true })}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
