import { ListField } from '#design-system/list-field/index.ts'
import { MediaUploadField } from '#design-system/media-upload-field/index.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import { uploadFile } from '#app/admin/api/upload-file.ts'
import { valueProps, fieldProps, type FieldInputProps } from './field-options.ts'
import { mediaRules } from './media-rules.ts'

/** Several films, recordings or documents, in order. */
export function MediaListInput(props: FieldInputProps & { media: keyof typeof mediaRules }) {
  const { form, field, media } = props
  const { kind, checks, hint } = mediaRules[media]
  return (
    <ListField<string>
      {...fieldProps({ ...props, hint: props.hint ?? hint })}
      {...valueProps<readonly string[]>(props)}
      create={() => ''}
      noun={field.label}
      max={field.bounds?.max}
    >
      {({ value, name, change }) => (
        <MediaUploadField
          label={name}
          kind={kind}
          checks={checks}
          value={value}
          onChange={change}
          upload={uploadFile}
          addressOf={imageAddress}
          onSendingChange={form.setSending}
        />
      )}
    </ListField>
  )
}
