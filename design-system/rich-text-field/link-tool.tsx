import { Link } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import type { Editor } from '@tiptap/react'
import { Button } from '#design-system/button/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { readAddress } from './check-link.ts'
import { Hinted } from './hinted.tsx'
import { Check, ToolForm, ToolFormActs, ToolPopover } from './tool-form.styles.ts'
import { Tool } from './toolbar.styles.ts'
import { useFirstFocus } from './use-first-focus.ts'
import type { ToolState } from './use-tool-state.ts'

type LinkToolProps = {
  editor: Editor | null
  state: ToolState
  isDisabled: boolean
  /** Keys that open it. */
  keys: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sets, changes and removes the link at the caret or on the selected words. */
export function LinkTool({ editor, state, isDisabled, keys, isOpen, onOpenChange }: LinkToolProps) {
  const title = state.link ? '编辑链接' : '插入链接'
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Hinted text={`链接（${keys}）`}>
        <Tool
          aria-label="链接"
          isDisabled={isDisabled}
          preventFocusOnPress
          data-on={state.link ? true : undefined}
        >
          <Link aria-hidden />
        </Tool>
      </Hinted>
      <ToolPopover placement="bottom start">
        <Dialog aria-label={title}>
          {editor && <LinkForm editor={editor} state={state} close={() => onOpenChange(false)} />}
        </Dialog>
      </ToolPopover>
    </DialogTrigger>
  )
}

function LinkForm({ editor, state, close }: Pick<LinkToolProps, 'state'> & LinkFormProps) {
  const [opened] = useState(state)
  const [address, setAddress] = useState(opened.link?.href ?? '')
  const [words, setWords] = useState('')
  const [isNewWindow, setNewWindow] = useState(opened.link?.isNewWindow ?? false)
  const [error, setError] = useState<string>()
  const needsWords = !opened.link && opened.isSelectionEmpty
  const checkId = useId()
  const first = useFirstFocus()

  function submit(event: FormEvent) {
    event.preventDefault()
    // The field stands in a form of its own, and React passes events on through portals.
    event.stopPropagation()
    const href = readAddress(address)
    if (!href) return setError('请输入正确的网址，如 https://example.com 或 /about')
    const attrs = {
      href,
      target: isNewWindow ? '_blank' : null,
      rel: isNewWindow ? 'noopener noreferrer' : null,
    }
    close()
    const chain = editor.chain().focus()
    if (needsWords) {
      const text = words.trim() || address.trim()
      chain
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
        .unsetMark('link')
        .run()
    } else chain.extendMarkRange('link').setLink(attrs).run()
  }

  function remove() {
    close()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  return (
    <ToolForm onSubmit={submit} noValidate>
      <TextField
        ref={first}
        label="网址"
        value={address}
        error={error}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
      />
      {needsWords && (
        <TextField
          label="链接文字"
          value={words}
          hint="留空时显示网址"
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Check htmlFor={checkId}>
        <input
          id={checkId}
          type="checkbox"
          checked={isNewWindow}
          onChange={(event) => setNewWindow(event.target.checked)}
        />
        在新窗口打开
      </Check>
      <ToolFormActs>
        {opened.link && (
          <Button variant="quiet" size="small" onClick={remove}>
            移除链接
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={close}>
          取消
        </Button>
        <Button type="submit" size="small">
          确定
        </Button>
      </ToolFormActs>
    </ToolForm>
  )
}

type LinkFormProps = { editor: Editor; close: () => void }
