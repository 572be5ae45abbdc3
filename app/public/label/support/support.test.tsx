import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SupportCategory } from '#app/public/label/label-content.ts'
import { Support } from './support.tsx'

const subCategory = (name: string, icon = 'box', pictures = [`/upload/${name}.webp`]) => ({
  id: name,
  name,
  icon,
  description: `${name}的说明`,
  pictures,
})
const image: SupportCategory = {
  id: 'image',
  name: '图像标注',
  subCategories: [subCategory('矩形框', 'square-dashed'), subCategory('多边形', 'pentagon')],
}
const text: SupportCategory = {
  id: 'text',
  name: '文本标注',
  subCategories: [subCategory('实体', 'no-such-icon'), subCategory('排序', '📊', [])],
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })
const isOpen = (name: string) => tab(name).getAttribute('aria-selected') === 'true'

test('P-261, P-262 categories are tabs under their title', () => {
  render(<Support categories={[image, text]} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('多类型数据标注支持')
  const tabs = within(screen.getByRole('tablist', { name: '数据类型' })).getAllByRole('tab')
  expect(tabs.map((each) => each.textContent)).toEqual(['01图像标注', '02文本标注'])
})

test('P-263 every sub-category has an icon; a name the site does not know has the neutral mark', () => {
  render(<Support categories={[text]} />)
  expect(tab('实体').querySelector('svg')).toHaveClass('lucide-diamond')
  expect(tab('排序')).toHaveTextContent('📊')
})

test('P-264 the example images are those of the selected sub-category', () => {
  render(<Support categories={[image]} />)
  fireEvent.click(tab('多边形'))
  const panel = within(screen.getByRole('tabpanel', { name: '多边形' }))
  expect(panel.getByText('多边形的说明')).toBeInTheDocument()
  expect(panel.getByRole('img')).toHaveAttribute('src', '/upload/多边形.webp')
  expect(screen.queryByRole('tabpanel', { name: '矩形框' })).not.toBeInTheDocument()
})

test('P-265 a sub-category without images says so', () => {
  render(<Support categories={[text]} />)
  fireEvent.click(tab('排序'))
  expect(within(screen.getByRole('tabpanel', { name: '排序' })).getByText('暂无示例图片')).toBeInTheDocument()
})

test('P-268, A-330 selecting a category selects its first sub-category, also on the way back', () => {
  render(<Support categories={[image, text]} />)
  fireEvent.click(tab('多边形'))
  fireEvent.click(tab('文本标注'))
  expect(isOpen('实体')).toBe(true)
  fireEvent.click(tab('图像标注'))
  expect(isOpen('矩形框')).toBe(true)
})

test('P-269, A-331 a selection that became invalid gives way to the first one, or to none', () => {
  const { rerender } = render(<Support categories={[image, text]} />)
  fireEvent.click(tab('文本标注'))
  fireEvent.click(tab('排序'))
  rerender(<Support categories={[image, { ...text, subCategories: text.subCategories.slice(0, 1) }]} />)
  expect(isOpen('文本标注')).toBe(true)
  expect(isOpen('实体')).toBe(true)
  rerender(<Support categories={[image]} />)
  expect(isOpen('图像标注')).toBe(true)
  expect(isOpen('矩形框')).toBe(true)
  rerender(<Support categories={[]} />)
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.getByText('暂无标注类型')).toBeInTheDocument()
})
