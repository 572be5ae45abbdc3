import { useState, type FormEvent } from 'react'
import { Button } from '#design-system/button/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { Entry } from './chooser-panel.styles.ts'
import { isOneEmoji } from './one-emoji.ts'

const REFUSAL = '只能填一个表情符号，不能填文字'

/** Any other emoji, typed or pasted; longer text is refused. */
export function EmojiEntry({ onChoose }: { onChoose: (emoji: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    // The chooser often stands inside a form, which this must not send.
    event.stopPropagation()
    if (isOneEmoji(text)) onChoose(text.trim())
    else setError(REFUSAL)
  }

  return (
    <Entry onSubmit={submit} noValidate>
      <TextField
        label="其他表情符号"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
        placeholder="输入或粘贴一个"
        autoComplete="off"
        error={error}
      />
      <Button type="submit" variant="secondary" size="small">
        使用
      </Button>
    </Entry>
  )
}
