import { useEffect, useRef, useState } from 'react'
import { markSentence, unmark } from './mark-sentence.ts'
import { createReader, type Reader, type ReaderState } from './reader.ts'
import { keepSpeed, keptSpeed } from './reading-speed.ts'
import type { Sentence } from './sentences-in.ts'
import { chooseVoice, loadVoices } from './voices.ts'

/** Why nothing can be read. */
export type Obstacle = 'no speech' | 'no voice' | 'no text'

/**
 * Reads sentences as soon as the browser's voices are loaded, and falls silent with its component.
 * @param synth the browser's speech; undefined where it has none
 */
export function useReader(
  sentences: readonly Sentence[],
  synth: SpeechSynthesis | undefined,
  onEnd: () => void,
) {
  const reader = useRef<Reader>()
  const [state, setState] = useState<ReaderState>({ index: 0, isPlaying: true, hasFailed: false })
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [speed, setSpeed] = useState(keptSpeed)

  useEffect(() => {
    if (!synth) return setObstacle('no speech')
    if (sentences.length === 0) return setObstacle('no text')
    let isOver = false
    const onChange = (next: ReaderState) => {
      setState(next)
      const sentence = sentences[next.index]
      if (sentence) markSentence(sentence)
    }
    void loadVoices(synth).then((voices) => {
      if (isOver) return
      const voice = chooseVoice(voices)
      if (!voice) return setObstacle('no voice')
      reader.current = createReader({ synth, voice, sentences, speed: keptSpeed(), onChange, onEnd })
      reader.current.play()
    })
    return () => {
      isOver = true
      reader.current?.stop()
      unmark()
    }
  }, [sentences, synth, onEnd])

  return {
    ...state,
    obstacle,
    speed,
    chooseSpeed(wanted: number) {
      keepSpeed(wanted)
      setSpeed(wanted)
      reader.current?.setSpeed(wanted)
    },
    toggle: () => (state.isPlaying ? reader.current?.pause() : reader.current?.play()),
    next: () => reader.current?.next(),
    previous: () => reader.current?.previous(),
  }
}
