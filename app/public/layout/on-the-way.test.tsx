import { Link } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OnTheWay } from './on-the-way.tsx'

const SENTENCE = '正在打开页面'

test('a page that is on its way is told of until it is there', async () => {
  let arrive = (_data: null) => {}
  const Home = () => (
    <>
      <OnTheWay />
      <Link to="/about">关于我们</Link>
    </>
  )
  const Stub = createRemixStub([
    { path: '/', Component: Home },
    {
      path: '/about',
      loader: () => new Promise<null>((resolve) => (arrive = resolve)),
      Component: () => (
        <>
          <OnTheWay />
          <h1>关于我们</h1>
        </>
      ),
    },
  ])
  render(<Stub />)
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('link'))
  expect(await screen.findByText(SENTENCE)).toBeInTheDocument()
  await act(async () => arrive(null))
  expect(await screen.findByRole('heading')).toHaveTextContent('关于我们')
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
})
