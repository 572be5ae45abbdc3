/** @jsxRuntime automatic */
import { useState, type FormEvent } from 'react'
import { Button, Form } from 'storybook/internal/components'
import { Bar, Fields, Told } from './remarks.styles.ts'

const AUTHOR_KEY = 'storybook-remark-author'

interface RemarkFormProps {
  /** What is said already, where a remark is changed. */
  text: string
  /** What the remark is about, in Chinese. */
  about: string
  /** Keeps it; throws in Chinese where that fails. */
  onSave: (said: { author: string; text: string }) => void
  onCancel: () => void
}

/** The text of a remark and who says it; the name is remembered. */
export function RemarkForm({ text: before, about, onSave, onCancel }: RemarkFormProps) {
  const [author, setAuthor] = useState(rememberedAuthor)
  const [text, setText] = useState(before)
  const [fault, setFault] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setFault('请写下备注的内容。')
    if (!author.trim()) return setFault('请写下您的名字，看的人才知道问谁。')
    try {
      remember(author.trim())
      onSave({ author: author.trim(), text: text.trim() })
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Fields onSubmit={save} noValidate>
      <label htmlFor="remark-text">
        备注内容（{about}）
        <Form.Textarea
          id="remark-text"
          autoFocus
          value={text}
          onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => setText(target.value)}
        />
      </label>
      <label htmlFor="remark-author">
        您的名字
        <Form.Input
          id="remark-author"
          value={author}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setAuthor(target.value)}
        />
      </label>
      {fault && (
        <Told $isBad role="alert">
          {fault}
        </Told>
      )}
      <Bar style={{ padding: 0 }}>
        <Button type="submit" variant="solid" ariaLabel={false}>
          保存备注
        </Button>
        <Button type="button" ariaLabel={false} onClick={onCancel}>
          取消
        </Button>
      </Bar>
    </Fields>
  )
}

/** A browser that keeps nothing asks for the name each time. */
function rememberedAuthor(): string {
  try {
    return localStorage.getItem(AUTHOR_KEY) ?? ''
  } catch {
    return ''
  }
}

function remember(author: string) {
  try {
    localStorage.setItem(AUTHOR_KEY, author)
  } catch {
    // Kept or not, the remark itself says so.
  }
}
