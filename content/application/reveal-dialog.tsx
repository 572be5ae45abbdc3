import { useFormik } from 'formik'
import { useState } from 'react'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { api } from '#app/admin/api/api.ts'
import { assertShape } from '#app/admin/api/response-guards.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { isApplication, type Application } from './application-facts.tsx'

export interface RevealDialogProps {
  /** Of the application. */
  id: number
  /** Told the application with nothing masked. */
  onRevealed: (whole: Application) => void
  onClose: () => void
}

const OTHER = '其他'
/** The API takes 200 signs, the choice before it included. */
const MOST_SIGNS = 190

/** Asks why numbers are to be seen, and has the answer written into the journal with the act. */
export function RevealDialog({ id, onRevealed, onClose }: RevealDialogProps) {
  const [failure, setFailure] = useState<string>()
  const form = useFormik<Reason>({
    initialValues: { choice: '', words: '' },
    validate: errorsOf,
    onSubmit: async ({ choice, words }) => {
      setFailure(undefined)
      const reason = choice === OTHER ? `${OTHER}：${words.trim()}` : choice
      try {
        const whole = assertShape(
          await api('GET /api/application/{id}?reason=', { id, query: { reason } }),
          isApplication,
        )
        onRevealed(whole as unknown as Application)
        onClose()
      } catch (error) {
        setFailure(userMessageOf(error, '查看完整信息失败'))
      }
    },
  })
  const { values, touched, errors } = form

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="查看完整信息"
      submitText="查看"
      width={560}
      onSubmit={form.submitForm}
      isDirty={values.words.trim() !== ''}
      isSubmitting={form.isSubmitting}
      error={failure}
    >
      <p>身份证号和电话将完整显示，本次查看及原因会记入操作记录。</p>
      <RadioGroup
        label="查看原因"
        isRequired
        options={['面试安排', '背景核实', OTHER].map((value) => ({ value, label: value }))}
        value={values.choice || null}
        onChange={(choice) => void form.setFieldValue('choice', choice)}
        error={touched.choice ? errors.choice : undefined}
      />
      {values.choice === OTHER && (
        <TextField
          {...form.getFieldProps('words')}
          label="具体原因"
          hint="请勿填写电话、证件号等个人信息"
          required
          maxLength={MOST_SIGNS}
          error={touched.words && errors.words}
        />
      )}
    </FormDialog>
  )
}

interface Reason {
  choice: string
  words: string
}

function errorsOf({ choice, words }: Reason): Partial<Reason> {
  if (!choice) return { choice: '请选择查看原因' }
  return choice === OTHER && !words.trim() ? { words: '请输入具体原因' } : {}
}
