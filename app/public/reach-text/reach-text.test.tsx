import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MailText } from './mail-text.tsx'
import { PhoneText } from './phone-text.tsx'

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('one number is one link with its extension', () => {
  render(<PhoneText phone="0551-65170000转801" />)
  expect(links()).toEqual([['0551-65170000转801', 'tel:055165170000,801']])
})

test('each of two numbers in a field is a link of its own', () => {
  const { container } = render(<PhoneText phone="0551-65170000 / 13800000000" />)
  expect(links()).toEqual([
    ['0551-65170000', 'tel:055165170000'],
    ['13800000000', 'tel:13800000000'],
  ])
  expect(container).toHaveTextContent('0551-65170000 / 13800000000')
})

test.each([
  ['a phone field', <PhoneText key="phone" phone="请发邮件联系" />],
  ['a mail field', <MailText key="mail" email="请发邮件联系" />],
])('words in %s are no link', (_title, text) => {
  const { container } = render(text)
  expect(links()).toEqual([])
  expect(container).toHaveTextContent('请发邮件联系')
})

test('an address of a mail is escaped', () => {
  render(<MailText email="a?cc=b&x@example.com" />)
  expect(links()).toEqual([['a?cc=b&x@example.com', 'mailto:a%3Fcc%3Db%26x@example.com']])
})
