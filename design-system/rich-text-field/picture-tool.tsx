import { ImagePlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import type { Editor } from '@tiptap/react'
import { Button } from '#design-system/button/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import type { PictureAttributes } from './picture-node.ts'
import { Hinted } from './hinted.tsx'
import { Note, ToolForm, ToolFormActs, ToolPopover } from './tool-form.styles.ts'
import { Tool } from './toolbar.styles.ts'
import { useFirstFocus } from './use-first-focus.ts'
import type { ToolState } from './use-tool-state.ts'

type PictureToolProps = {
  editor: Editor | null
  state: ToolState
  isDisabled: boolean
  /** Asks for files; what is chosen is sent with these words in place of the picture. */
  choose: (alt: string) => void
}

/** Inserts pictures, or changes the words of the selected one. */
export function PictureTool({ editor, state, isDisabled, choose }: PictureToolProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Hinted text={state.picture ? '编辑图片' : '插入图片'}>
        <Tool
          aria-label={state.picture ? '编辑图片' : '插入图片'}
          isDisabled={isDisabled}
          preventFocusOnPress
          data-on={state.picture ? true : undefined}
        >
          <ImagePlus aria-hidden />
        </Tool>
      </Hinted>
      <ToolPopover placement="bottom start">
        <Dialog aria-label={state.picture ? '编辑图片' : '插入图片'}>
          {state.picture && editor ? (
            <EditForm editor={editor} picture={state.picture} close={close} />
          ) : (
            <InsertForm
              choose={(alt) => {
                close()
                choose(alt)
              }}
            />
          )}
        </Dialog>
      </ToolPopover>
    </DialogTrigger>
  )
}

const ALT_HINT = '图片看不到时代替它的文字；纯装饰的图片留空'

function InsertForm({ choose }: { choose: (alt: string) => void }) {
  const [alt, setAlt] = useState('')
  const first = useFirstFocus()
  return (
    <ToolForm onSubmit={stop(() => choose(alt.trim()))} noValidate>
      <TextField
        ref={first}
        label="替代文字"
        hint={ALT_HINT}
        value={alt}
        autoComplete="off"
        onChange={(event) => setAlt(event.target.value)}
      />
      <Note>也可以把图片直接拖入正文，或在正文里粘贴。</Note>
      <ToolFormActs>
        <Button type="submit" size="small">
          选择图片
        </Button>
      </ToolFormActs>
    </ToolForm>
  )
}

type EditFormProps = { editor: Editor; picture: PictureAttributes; close: () => void }

function EditForm({ editor, picture, close }: EditFormProps) {
  const [alt, setAlt] = useState(picture.alt)
  const [caption, setCaption] = useState(picture.caption)
  const first = useFirstFocus()

  function save() {
    close()
    editor.chain().focus().updateAttributes('image', { alt: alt.trim(), caption: caption.trim() }).run()
  }

  function remove() {
    close()
    editor.chain().focus().deleteSelection().run()
  }

  return (
    <ToolForm onSubmit={stop(save)} noValidate>
      <TextField
        ref={first}
        label="替代文字"
        hint={ALT_HINT}
        value={alt}
        autoComplete="off"
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label="图片说明"
        hint="显示在图片下方，可不填"
        value={caption}
        autoComplete="off"
        onChange={(event) => setCaption(event.target.value)}
      />
      <ToolFormActs>
        <Button variant="quiet" size="small" onClick={remove}>
          移除图片
        </Button>
        <Button type="submit" size="small">
          确定
        </Button>
      </ToolFormActs>
    </ToolForm>
  )
}

/* The field stands in a form of its own, and React passes events on through portals. */
function stop(submit: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    submit()
  }
}
