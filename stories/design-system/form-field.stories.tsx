import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/button/index.ts'
import { FormField } from '#design-system/form-field/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-form-field',
  title: 'Design system/输入/字段框 Form field · 表单项 字段组 fieldset',
  component: FormField,
  decorators: [inConsole],
  args: { label: '附件', hint: '可以稍后再补', children: <Button variant="secondary">选择附件</Button> },
} satisfies Meta<typeof FormField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Invalid: Story = { args: { error: '请选择附件', isRequired: true } }
