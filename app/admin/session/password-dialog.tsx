import { useFormik } from 'formik'
import { useState } from 'react'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import { fieldErrors } from '#contract/fields/check-fields.ts'
import { passwordChange } from '#contract/auth/change-password.ts'
import { weaknessOf } from '#contract/auth/password-rules.ts'
import { api } from '#app/admin/api/api.ts'
import { hasShape, assertShape } from '#app/admin/api/response-guards.ts'
import { isOutcomeUnknown } from '#app/admin/api/unknown-outcome.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { PasswordField } from './password-field.tsx'
import { currentSession, renewToken } from '#app/admin/api/session.ts'
import { whileTokenChanges } from '#app/admin/api/token-change.ts'

export interface PasswordDialogProps {
  isOpen: boolean
  /** Whose password it is; it may not be part of the new one. */
  username: string
  onClose: () => void
}

/** Changes one's own password; other sessions of the account end (docs/operations/accounts-and-sign-in.md#会话). */
export function PasswordDialog({ isOpen, username, onClose }: PasswordDialogProps) {
  const [failure, setFailure] = useState<string>()
  const form = useFormik<Passwords>({
    initialValues: { oldPassword: '', newPassword: '', repeated: '' },
    validate: (values) => errorsOf(values, username),
    onSubmit: async ({ oldPassword, newPassword }, { setErrors }) => {
      setFailure(undefined)
      try {
        await changePassword({ oldPassword, newPassword })
        toast.success('密码修改成功', { detail: '其他设备上的登录已退出' })
        close()
      } catch (error) {
        const errors = error instanceof ApiError ? error.errors : []
        setErrors(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
        // An error that a field shows is not repeated.
        if (errors.length === 0)
          setFailure(isOutcomeUnknown(error) ? UNSURE : userMessageOf(error, '密码修改失败'))
      }
    },
  })

  function close() {
    setFailure(undefined)
    form.resetForm()
    onClose()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title="修改密码"
      submitText="修改"
      width={560}
      onSubmit={form.submitForm}
      isDirty={form.dirty}
      isSubmitting={form.isSubmitting}
      error={failure}
    >
      {inputs.map(({ name, label, autoComplete, hint }) => (
        <PasswordField
          key={name}
          {...form.getFieldProps(name)}
          label={label}
          autoComplete={autoComplete}
          hint={hint}
          required
          error={form.touched[name] && form.errors[name]}
        />
      ))}
    </FormDialog>
  )
}

/** The server gives this session a new token with the answer, and ends all others. */
function changePassword(body: { oldPassword: string; newPassword: string }): Promise<void> {
  return whileTokenChanges(async () => {
    const former = currentSession()?.token ?? ''
    const { token } = assertShape(await api('POST /api/admin/password', { body }), isRenewed)
    renewToken(former, token)
  })
}

/** Without a new token this session would be lost, and a success would be a guess. */
const isRenewed = hasShape({ token: (token) => typeof token === 'string' && token !== '' })

const UNSURE =
  '不能确定密码是否已经修改：收到的回答无法识别。请另开窗口用新密码登录核对，登录不了再用原密码。'

interface Passwords {
  oldPassword: string
  newPassword: string
  repeated: string
}

const inputs = [
  { name: 'oldPassword', label: '原密码', autoComplete: 'current-password', hint: undefined },
  {
    name: 'newPassword',
    label: '新密码',
    autoComplete: 'new-password',
    hint: '至少 10 个字符，不能包含用户名',
  },
  { name: 'repeated', label: '确认新密码', autoComplete: 'new-password', hint: undefined },
] as const

function errorsOf({ repeated, ...sent }: Passwords, username: string): Partial<Passwords> {
  const weakness = weaknessOf(sent.newPassword, username)
  return {
    ...(weakness && { newPassword: weakness }),
    ...(repeated !== sent.newPassword && { repeated: '两次输入的新密码不一致' }),
    ...fieldErrors(passwordChange, sent),
  }
}
