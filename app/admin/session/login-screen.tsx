import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { object, string } from 'yup'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { useFormSubmit } from '#design-system/form-dialog/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { canStore } from '#app/browser/safe-storage.ts'
import { logIn } from './log-in.ts'
import { LoginScene } from './login-scene.tsx'
import { Box, Fields, FormSide, Hint, Screen } from './login-screen.styles.ts'
import { PasswordField } from './password-field.tsx'
import { signedOutReason, type SignedOutReason } from '#app/admin/api/signed-out-notice.ts'

export interface LoginScreenProps {
  /** The account of mock mode, which has no other. */
  account?: { username: string; password: string }
}

/** Stands in place of the back office whenever there is no session (back-office §2.2). */
export function LoginScreen({ account }: LoginScreenProps) {
  const username = useRef<HTMLInputElement>(null)
  useEffect(() => username.current?.focus(), [])
  const [isKept] = useState(canStore)

  const form = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: rules,
    onSubmit: async (credentials, { setStatus }) => setStatus(await logIn(credentials)),
  })
  const { form: fields, submit } = useFormSubmit(form.submitForm, form.isSubmitting)
  const notice = form.status === undefined ? signedOutReason() : undefined

  return (
    <Screen>
      <LoginScene />
      <FormSide>
        <Box>
          <h1>管理员登录</h1>
          {!isKept && <Alert tone="warning">{notStored}</Alert>}
          {notice && <Alert tone="info">{reasons[notice]}</Alert>}
          {form.status && (
            <Alert tone="danger" role="alert">
              {form.status}
            </Alert>
          )}
          <Fields ref={fields} onSubmit={submit} noValidate>
            <TextField
              {...form.getFieldProps('username')}
              ref={username}
              label="用户名"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={form.touched.username && form.errors.username}
            />
            <PasswordField
              {...form.getFieldProps('password')}
              label="密码"
              autoComplete="current-password"
              required
              error={form.touched.password && form.errors.password}
            />
            <Button type="submit" isWide isLoading={form.isSubmitting} loadingLabel="正在登录">
              登录
            </Button>
          </Fields>
          {account && (
            <Hint>
              模拟模式的账号：<code>{account.username}</code> / <code>{account.password}</code>
            </Hint>
          )}
        </Box>
      </FormSide>
    </Screen>
  )
}

// back-office §5.1
const rules = object({
  username: string().required('请输入用户名'),
  password: string().required('请输入密码'),
})

const notStored =
  '管理后台需要使用浏览器的存储空间，而浏览器禁止了本站存储，或空间已满。现在登录只在本页有效：刷新后须重新登录，草稿也不会保留。请在浏览器设置中允许本站存储数据，或清理出空间。'

const reasons: Record<SignedOutReason, string> = {
  idle: '由于长时间无操作，您已被自动登出',
  expired: '登录已过期，请重新登录',
}
