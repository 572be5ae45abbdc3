import { useCallback, useEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/react'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import {
  checkFile,
  RefusedFileError,
  uploadFailure,
  type Upload,
  type UploadChecks,
} from '#design-system/upload/index.ts'
import { replaceMark, updateMarks } from './lost-picture-node.ts'
import { addPlace, takePlace } from './upload-places.ts'

/** How pictures in the text are sent. */
export type PictureUpload = {
  /** Sends one file and answers its stored path; without it the text takes no pictures. */
  upload?: Upload
  /** Checked before anything is sent (back-office §5.4). */
  checks?: UploadChecks
  /** Turns a stored path into the address that the text names; the path itself unless given. */
  addressOf?: (path: string) => string
  /** Said when sending fails without a sentence of its own (back-office §8). */
  failureMessage?: string
  /** Told whether pictures are on their way, so that the form can wait. */
  onSendingChange?: (isSending: boolean) => void
}

/** One picture between choice and place. */
export type SentPicture = {
  id: string
  file: File
  alt: string
  share: number
  failure?: string
  /** The server refused the file: sending it again cannot help. */
  isRefused?: boolean
  /** Its place is held by this mark, not by where the caret is. */
  markId?: string
}

/** Sends any number of pictures side by side and puts each where it was dropped, pasted or asked for. */
export function usePictureUploads(editor: Editor | null, options: PictureUpload) {
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const [refusal, setRefusal] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  /** Marks whose pictures are on their way. */
  const sendingMarks = useRef(new Set<string>())
  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const showMarks = useCallback(() => {
    if (editor && !editor.isDestroyed) updateMarks(editor, (id) => sendingMarks.current.has(id))
  }, [editor])
  // Undoing may bring back a mark whose upload has ended since.
  useEffect(() => {
    editor?.on('update', showMarks)
    return () => void editor?.off('update', showMarks)
  }, [editor, showMarks])

  const isSending = pictures.some(({ failure }) => failure === undefined)
  const latest = useLatestRef(options)
  useEffect(() => {
    if (!isSending) return
    const tell = (is: boolean) => latest.current.onSendingChange?.(is)
    tell(true)
    return () => tell(false)
  }, [isSending, latest])

  const change = (id: string, part: Partial<SentPicture>) =>
    setPictures((before) => before.map((picture) => (picture.id === id ? { ...picture, ...part } : picture)))
  const forget = (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id))

  function add(files: Iterable<File>, at?: number, alt = '') {
    if (!editor || !options.upload) return
    setRefusal(undefined)
    for (const file of files) {
      const message = options.checks && checkFile(file, options.checks)
      if (message) setRefusal(message)
      else void send({ id: newId(), file, alt, share: 0 }, at ?? editor.state.selection.to)
    }
  }

  /** Sends a picture into the place of its mark. */
  function addAtMark(file: File, markId: string, alt = '') {
    if (!editor || !options.upload) return
    setRefusal(undefined)
    const message = options.checks && checkFile(file, options.checks)
    if (message) return setRefusal(message)
    stopAt(markId)
    void send({ id: newId(), file, alt, share: 0, markId }, editor.state.selection.to)
  }

  /* A picture that failed there is replaced by the next one. */
  function stopAt(markId: string) {
    setPictures((before) => before.filter((picture) => picture.markId !== markId))
  }

  async function send(picture: SentPicture, at: number) {
    if (!editor || !options.upload) return
    const { id, file } = picture
    const controller = new AbortController()
    running.current.set(id, controller)
    setPictures((before) => [...before.filter((other) => other.id !== id), { ...picture, share: 0 }])
    if (picture.markId) setSending(picture.markId, true)
    else addPlace(editor.view, id, at, `正在上传 ${file.name}`)
    try {
      const [path, size] = await Promise.all([
        options.upload(file, (share) => change(id, { share }), controller.signal),
        sizeOf(file),
      ])
      if (controller.signal.aborted || editor.isDestroyed) return
      const src = options.addressOf?.(path) ?? path
      const attrs = { src, alt: picture.alt, ...size }
      if (!replacesMark(picture, attrs)) {
        const place = takePlace(editor.view, id) ?? editor.state.selection.to
        // The caret stays where somebody went on writing meanwhile.
        editor.commands.insertContentAt(place, { type: 'image', attrs }, { updateSelection: false })
      }
      forget(id)
    } catch (error) {
      if (controller.signal.aborted || editor.isDestroyed) return
      leavePlace(picture)
      const { checks, failureMessage = '图片上传失败' } = options
      const failure = uploadFailure(error, { ...checks, failureMessage })
      change(id, { failure, isRefused: error instanceof RefusedFileError })
    } finally {
      running.current.delete(id)
    }
  }

  function stop(id: string) {
    running.current.get(id)?.abort()
    const picture = pictures.find((each) => each.id === id)
    if (editor && !editor.isDestroyed && picture) leavePlace(picture)
    forget(id)
  }

  function leavePlace({ id, markId }: SentPicture) {
    if (!editor) return
    if (markId) setSending(markId, false)
    else takePlace(editor.view, id)
  }

  function setSending(markId: string, is: boolean) {
    if (is) sendingMarks.current.add(markId)
    else sendingMarks.current.delete(markId)
    showMarks()
  }

  /** Puts a picture in the place of its mark; false where it has none, or it was removed meanwhile. */
  function replacesMark({ markId }: SentPicture, attributes: Record<string, unknown>): boolean {
    if (!editor || !markId) return false
    const isReplaced = replaceMark(editor, markId, attributes)
    setSending(markId, false)
    return isReplaced
  }

  const retry = (picture: SentPicture) =>
    editor && void send({ ...picture, failure: undefined }, editor.state.selection.to)

  return { pictures, refusal, add, addAtMark, stop, retry }
}

let count = 0
const newId = () => `picture-${(count += 1)}`

/* Stored with the picture, so that the page keeps its place free until it is loaded. */
async function sizeOf(file: File): Promise<{ width?: string; height?: string }> {
  try {
    const picture = await createImageBitmap(file)
    const size = { width: String(picture.width), height: String(picture.height) }
    picture.close()
    return size
  } catch {
    return {}
  }
}
