import { useState, type ReactNode } from 'react'
import { SelectField } from '#design-system/select-field/index.ts'
import { longText } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'
import { messages } from '#contract/shared/messages.ts'
import { configKeys, pageConfig, pageKeys } from './page-config.type.ts'
import { FixedField } from '#app/admin/form/fixed-field.tsx'
import { RecordField } from '#app/admin/form/inputs/record-field.tsx'
import type { RecordForm } from '#app/admin/form/use-record-form.ts'
import { onFieldBlur } from '#app/admin/form/on-field-blur.ts'
import { IMAGE_KEY } from './page-text.ts'

const { pageKey, configKey, description } = pageConfig.fields
const configText = longText('配置值', { required: messages.fillRequired })
const configImage = image('背景图片', { required: messages.fillRequired })

/** The form requires a value, though the call takes an empty one as a delete. */
export const formFields = { pageKey, configKey, configValue: configText, description }

export interface PageConfigInputsProps {
  form: RecordForm
  /** Page and key name the row, so only a new one may choose them. */
  isNew: boolean
}

/** Page, key, a value that is a text or a picture, and a note. */
export function PageConfigInputs({ form, isNew }: PageConfigInputsProps) {
  const key = String(form.values.configKey ?? '')
  const [isOther, setOther] = useState(key !== '' && !Object.hasOwn(configKeys, key))

  function chooseKey(chosen: string) {
    const wasImage = key === IMAGE_KEY
    setOther(chosen === OTHER)
    form.change('configKey', chosen === OTHER ? '' : chosen)
    if (wasImage !== (chosen === IMAGE_KEY)) form.change('configValue', '')
  }

  const inputOf = (name: string, input: ReactNode) => (
    <div data-field={name} onBlur={onFieldBlur(form, name)}>
      {input}
    </div>
  )
  const ownKey = { ...configKey, label: '自定义配置键' }
  const value = key === IMAGE_KEY ? configImage : configText
  return (
    <>
      {inputOf(
        'pageKey',
        <SelectField
          label={pageKey.label}
          isRequired
          isDisabled={!isNew}
          value={String(form.values.pageKey ?? '')}
          onChange={(page) => form.change('pageKey', page)}
          error={form.errorOf('pageKey')}
          options={Object.entries(pageKeys).map(([value, label]) => ({ value, label }))}
        />,
      )}
      {inputOf(
        isOther ? 'kindOfKey' : 'configKey',
        <SelectField
          label={configKey.label}
          isRequired
          isDisabled={!isNew}
          value={isOther ? OTHER : key}
          onChange={chooseKey}
          error={isOther ? undefined : form.errorOf('configKey')}
          options={[
            ...Object.entries(configKeys).map(([value, label]) => ({ value, label, description: value })),
            { value: OTHER, label: '其他', description: '自定义的配置键' },
          ]}
        />,
      )}
      {isOther &&
        inputOf(
          'configKey',
          isNew ? (
            <RecordField form={form} name="configKey" field={ownKey} />
          ) : (
            <FixedField field={ownKey} value={key} />
          ),
        )}
      {inputOf('configValue', <RecordField form={form} name="configValue" field={value} />)}
      {inputOf(
        'description',
        <RecordField form={form} name="description" field={description} hint="给同事看的备注，前台不显示" />,
      )}
    </>
  )
}

const OTHER = '其他'
