import { act, fireEvent, render, screen } from '@testing-library/react'
import { MessageForm } from '#app/public/message-form/message-form.tsx'

/** What is typed into the form. */
export const typed = {
  姓名: '示例甲一',
  电话: '15400009999',
  邮箱: 'sample@example.com',
  主题: '咨询数据标注',
  消息内容: '想了解数据标注服务。',
}

/** Shows a form of visitors' messages, alive and filled in. */
export async function drawMessageForm(action: string): Promise<void> {
  const live = import('#app/public/message-form/message-form-live.tsx')
  render(<MessageForm action={action} loadLive={() => live} />)
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
  fireEvent.focus(field('姓名'))
  await act(() => live)
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } })
}
