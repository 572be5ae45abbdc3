import type { Sentence } from './sentences-in.ts'

/** What the reader does at the moment. */
export interface ReaderState {
  /** Which sentence is spoken, or will be at `play`. */
  index: number
  isPlaying: boolean
  /** The voice failed in the middle of it. */
  hasFailed: boolean
}

export interface ReaderOptions {
  synth: SpeechSynthesis
  voice: SpeechSynthesisVoice
  sentences: readonly Sentence[]
  /** 1 is the voice's own speed. */
  speed: number
  /** Called after every change. */
  onChange: (state: ReaderState) => void
  /** Called after the last sentence. */
  onEnd: () => void
}

/** Safari stays silent without an error where it wants another press first. */
const START_WAIT_MS = 5000

/**
 * Speaks sentences one after another. A pause cancels and later repeats the sentence, because `pause()` of Android ends
 * speech for good.
 */
export function createReader({ synth, voice, sentences, speed, onChange, onEnd }: ReaderOptions) {
  let state: ReaderState = { index: 0, isPlaying: false, hasFailed: false }
  let rate = speed
  // Also keeps it from being collected: Chromium then never ends it.
  let current: SpeechSynthesisUtterance | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<ReaderState>) {
    state = { ...state, ...next }
    onChange(state)
  }

  function silence() {
    clearTimeout(waiting)
    current = undefined
    synth.cancel()
  }

  function speak(index: number) {
    silence()
    const sentence = sentences[index]
    if (!sentence) return onEnd()
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.voice = voice
    utterance.lang = voice.lang.replaceAll('_', '-')
    utterance.rate = rate
    // Events of a cancelled one come late, when another is spoken.
    const whileCurrent = (act: () => void) => () => {
      if (utterance === current) act()
    }
    const stopShort = whileCurrent(() => {
      silence()
      change({ isPlaying: false, hasFailed: true })
    })
    utterance.addEventListener(
      'start',
      whileCurrent(() => clearTimeout(waiting)),
    )
    utterance.addEventListener(
      'end',
      whileCurrent(() => speak(index + 1)),
    )
    utterance.addEventListener('error', stopShort)
    current = utterance
    waiting = setTimeout(stopShort, START_WAIT_MS)
    change({ index, isPlaying: true, hasFailed: false })
    synth.speak(utterance)
  }

  /** Goes to a sentence of the text; a reader that pauses stays silent there. */
  function goTo(wanted: number) {
    const index = Math.min(Math.max(wanted, 0), sentences.length - 1)
    if (state.isPlaying) speak(index)
    else change({ index, hasFailed: false })
  }

  return {
    play: () => speak(state.index),
    pause() {
      silence()
      change({ isPlaying: false })
    },
    next: () => goTo(state.index + 1),
    previous: () => goTo(state.index - 1),
    setSpeed(wanted: number) {
      rate = wanted
      if (state.isPlaying) speak(state.index)
    },
    /** Ends it without a call of `onChange` or `onEnd`. */
    stop: silence,
  }
}

/** What `createReader` gives. */
export type Reader = ReturnType<typeof createReader>
