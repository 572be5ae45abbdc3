import { isRouteErrorResponse } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { NOT_FOUND_LABEL, NOT_FOUND_TITLE, notFoundExplanation } from '#app/not-found/not-found-words.ts'
import { Actions, Code, Explanation, Frame, Screen, Title } from './error-page.styles.ts'

export interface ErrorPageProps {
  /** What the route threw: a response with a status, or anything else. */
  error: unknown
  /** Inside a layout that has a main element already. */
  isInLayout?: boolean
}

/** The page for an unknown address and for failures; says what to do next, never internal details. */
export function ErrorPage({ error, isInLayout = false }: ErrorPageProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, explanation, label } = WORDS[kindOf(status, error)]
  return (
    <Screen as={isInLayout ? 'div' : 'main'} $isBelowHeader={isInLayout}>
      <Frame>
        <Code aria-hidden="true">{`${label} · ${status}`}</Code>
        <Title>{title}</Title>
        {/* In development the stack comes along. */}
        <Explanation suppressHydrationWarning>{explanation}</Explanation>
        <Actions>
          <ButtonLink href="/">返回首页</ButtonLink>
          {status === 404 && (
            <ButtonLink href="/search" variant="secondary">
              站内搜索
            </ButtonLink>
          )}
          {status < 500 ? null : (
            <ButtonLink href="" variant="secondary">
              重新加载
            </ButtonLink>
          )}
        </Actions>
      </Frame>
    </Screen>
  )
}

function kindOf(status: number, error: unknown): keyof typeof WORDS {
  if (status < 500) return status === 404 ? 'missing' : 'refused'
  if (isRecorded(error)) return 'failed'
  return isOfTheNetwork(error) ? 'notFetched' : 'failedHere'
}

/**
 * Whether the server logged the failure: its errors reach the browser without a stack. One with a stack happened in the
 * browser, which reports nothing.
 */
function isRecorded(error: unknown): boolean {
  if (isRouteErrorResponse(error) || typeof document === 'undefined') return true
  return error instanceof Error && !error.stack
}

/** Whether a page's data or script did not come, or not whole: browsers have no name for that, only sentences. */
const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || NOT_FETCHED.test(error.message))

/** Messages of Chromium, Node, Firefox and Safari for fetch() and import(), and Remix's for a truncated response. */
const NOT_FETCHED =
  /failed to fetch|fetch failed|networkerror|load failed|network connection|internet connection|dynamically imported module|module script failed|decode turbo-stream/i

const WORDS = {
  missing: {
    label: NOT_FOUND_LABEL,
    title: NOT_FOUND_TITLE,
    explanation: notFoundExplanation(),
  },
  refused: {
    label: 'REQUEST REFUSED',
    title: '这个请求无法受理',
    explanation: '提交的内容或方式不正确，没有保存任何内容。请返回首页重新操作。',
  },
  failed: {
    label: 'SIGNAL LOST',
    title: '页面暂时无法显示',
    explanation: '问题已记录，我们会尽快处理。请稍后重新加载，或先返回首页。',
  },
  notFetched: {
    label: 'SIGNAL LOST',
    title: '页面暂时无法显示',
    explanation: '网络错误，请检查网络后重新加载。',
  },
  failedHere: {
    label: 'SIGNAL LOST',
    title: '页面暂时无法显示',
    explanation: '页面在您的浏览器中没有正常显示。请重新加载；如果仍不能显示，请更换浏览器，或先返回首页。',
  },
} as const
