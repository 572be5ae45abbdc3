import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { valueProps, type FieldInputProps } from './field-options.ts'

/** Fewer letters than this are hardly a whole text of the kind that the site has built in. */
const SHORT_LETTERS = 200

/** Offers the site's built-in text for a formatted text, and warns of a very short one. */
export function BuiltInText(props: FieldInputProps) {
  const { builtIn, form, field } = props
  const { value, onChange } = valueProps<string>(props)
  if (!builtIn) return null
  const letters = lettersOf(value)
  const load = (
    <Button
      size="small"
      variant="secondary"
      onClick={({ currentTarget }) => {
        onChange(builtIn(form.values) + value)
        // The button goes with what it loads; focus would fall to the document.
        currentTarget.closest('[data-field]')?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
      }}
    >
      载入内置文本
    </Button>
  )
  if (letters === 0) return <div>{load}</div>
  if (letters >= SHORT_LETTERS) return null
  return (
    <Alert tone="warning" action={load}>
      {/* A live region: with a count in it, screen readers would repeat it after each letter. */}
      {`${field.label}不足 ${SHORT_LETTERS} 字。保存后，网站上内置的全文由它替换；要在内置文本上修改，请先载入，已填写的接在后面。`}
    </Alert>
  )
}

const lettersOf = (html: string) => html.replaceAll(/<[^>]*>|&\w+;|\s/g, '').length
