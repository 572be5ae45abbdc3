import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Bar, Control, Message, RoomBelow, Speed } from './player.styles.ts'
import { speeds } from './reading-speed.ts'
import type { Sentence } from './sentences-in.ts'
import { useReader, type Obstacle } from './use-reader.ts'

export interface PlayerProps {
  /** What is read, in order. */
  sentences: readonly Sentence[]
  /** The browser's speech; undefined where it has none. */
  synth: SpeechSynthesis | undefined
  /** Stops and removes the player. */
  onClose: () => void
}

const obstacles: Record<Obstacle, string> = {
  'no speech': '这个浏览器不能朗读，请换用手机或电脑自带的浏览器。',
  'no voice': '本机没有中文语音，无法朗读。请在系统设置中添加中文语音。',
  'no text': '这一页没有可以朗读的文字。',
}

/**
 * Reads the page aloud, sentence by sentence, and marks the sentence. No live region repeats the sentences: a screen reader would
 * speak them a second time.
 */
export function Player({ sentences, synth, onClose }: PlayerProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { isPlaying, hasFailed, obstacle, speed, chooseSpeed, toggle, next, previous } = useReader(
    sentences,
    synth,
    onClose,
  )
  // An obstacle takes the first control away; the focus goes on in the next.
  useEffect(() => bar.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [obstacle])
  useEffect(() => {
    const stopByKey = ({ key, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) onClose()
    }
    document.addEventListener('keydown', stopByKey)
    return () => document.removeEventListener('keydown', stopByKey)
  }, [onClose])

  return (
    <Bar ref={bar} role="toolbar" aria-label="朗读" onKeyDown={moveFocus}>
      <RoomBelow />
      {obstacle ? (
        <Message role="alert">{obstacles[obstacle]}</Message>
      ) : (
        <>
          {hasFailed && <Message role="alert">朗读中断，请按“继续”。</Message>}
          <Control type="button" onClick={previous}>
            <SkipBack aria-hidden />
            上一句
          </Control>
          <Control type="button" data-first onClick={toggle}>
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            <span>{isPlaying ? '暂停' : '继续'}</span>
          </Control>
          <Control type="button" onClick={next}>
            <SkipForward aria-hidden />
            下一句
          </Control>
          <Speed>
            <select value={speed} onChange={({ target }) => chooseSpeed(Number(target.value))}>
              {speeds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            语速
          </Speed>
        </>
      )}
      <Control type="button" data-first={obstacle && ''} onClick={onClose}>
        <X aria-hidden />
        {obstacle ? '关闭' : '停止'}
      </Control>
    </Bar>
  )
}

/** Left and right go from control to control, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')]
  const index = controls.indexOf(event.target as HTMLElement)
  controls.at((index + step) % controls.length)?.focus()
}
