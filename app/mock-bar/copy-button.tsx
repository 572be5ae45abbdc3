import { useState } from 'react'

interface CopyButtonProps {
  label: string
  /** What is copied, as it is when it is pressed. */
  textOf: () => string
}

/** Copies a text and says so; where the browser allows no copying, as over plain HTTP, it shows the text. */
export function CopyButton({ label, textOf }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>()
  async function copy() {
    const text = textOf()
    // Some browsers have no clipboard for pages that came without HTTPS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined
    const isDone = await (clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => true,
      () => false,
    )
    setCopied({ text, isDone })
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{copied?.isDone ? '已复制' : ''}</span>
      {copied && !copied.isDone ? <code>浏览器不让复制，请手动选择：{copied.text}</code> : null}
    </>
  )
}
