import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { Button } from '#design-system/button/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { PlainPage } from '#app/plain-page/plain-page.tsx'
import { readForm } from '#app/server/read-form.ts'
import { FormColumn, RawAnswer } from '#app/test-login/test-login.styles.ts'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'

export const meta: MetaFunction = () => [
  { title: '登录测试 · 图联科技' },
  { name: 'robots', content: 'noindex' },
]

export const shouldRevalidate = revalidateUnlessHashChange

export const handle = { sitemap: false } satisfies PageHandle

/** Prefilled from the environment in development only; a production page never carries a password. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  username: (context.isDevelopment && process.env.ADMIN_USERNAME) || '',
  password: (context.isDevelopment && process.env.ADMIN_PASSWORD) || '',
})

/** The path without JavaScript: asks the same call in-process and hands its raw answer back. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const call = new Request(new URL(LOGIN, request.url), loginRequest(form))
  return rawAnswer(await context.answer(call))
}

export default function TestLogin() {
  const first = useLoaderData<typeof loader>()
  const answerWithoutScript = useActionData<typeof action>()
  const [answer, setAnswer] = useState(answerWithoutScript)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    try {
      setAnswer(await rawAnswer(await fetch(LOGIN, loginRequest(form))))
    } catch {
      setAnswer({ status: 0, body: '网络错误，请稍后重试' })
    } finally {
      setSending(false)
    }
  }

  return (
    <PlainPage title="登录测试">
      <form method="post" onSubmit={(event) => void send(event)} noValidate>
        <FormColumn>
          <TextField label="用户名" name="username" autoComplete="username" defaultValue={first.username} />
          <TextField
            label="密码"
            name="password"
            type="password"
            autoComplete="current-password"
            defaultValue={first.password}
          />
          <Button type="submit" isLoading={isSending}>
            测试登录
          </Button>
        </FormColumn>
      </form>
      <section aria-live="polite" aria-label="服务器响应">
        {answer ? (
          <RawAnswer>{`HTTP ${answer.status}\n${readable(answer.body)}`}</RawAnswer>
        ) : (
          <p>点击“测试登录”后，这里显示服务器的原始响应。</p>
        )}
      </section>
    </PlainPage>
  )
}

const LOGIN = '/api/admin/login'

function loginRequest(form: FormData): RequestInit {
  const { username, password } = Object.fromEntries(form)
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }
}

/** The response as received, with its token masked, since the page may stay open during the session. */
async function rawAnswer(response: Response) {
  const body = await response.text()
  return { status: response.status, body: body.replace(/("token"\s*:\s*")[^"]*"/g, '$1（已隐藏）"') }
}

/** The answer as received, with its code and message named first. */
function readable(body: string): string {
  try {
    const { code, message } = JSON.parse(body) as { code?: number; message?: string }
    return `code: ${code}\nmessage: ${message}\n\n${body}`
  } catch {
    return body
  }
}
