import { useEffect, useState } from 'react'

/** The recording that is playing; another one that begins pauses it. */
let playing: HTMLAudioElement | undefined

interface Playback {
  isPlaying: boolean
  /** Seconds played. */
  time: number
  /** Seconds in all; not a number while unknown. */
  length: number
  hasFailed: boolean
}

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'emptied',
  'error',
] as const

/** The state of an audio element, which may already be playing, and what plays and pauses it. */
export function usePlayback(audio: HTMLAudioElement) {
  const [playback, setPlayback] = useState(() => stateOf(audio))

  useEffect(() => {
    const update = () => setPlayback(stateOf(audio))
    const takeOver = () => {
      if (playing !== audio) playing?.pause()
      playing = audio
    }
    if (!audio.paused) takeOver()
    update()
    audio.addEventListener('play', takeOver)
    for (const event of events) audio.addEventListener(event, update)
    return () => {
      audio.removeEventListener('play', takeOver)
      for (const event of events) audio.removeEventListener(event, update)
    }
  }, [audio])

  function toggle() {
    // A file that cannot be played tells so by its error event.
    if (audio.paused) void audio.play().catch(() => {})
    else audio.pause()
  }

  return { ...playback, toggle }
}

const stateOf = (audio: HTMLAudioElement): Playback => ({
  isPlaying: !audio.paused && !audio.ended,
  time: audio.currentTime,
  length: audio.duration,
  hasFailed: audio.error !== null && audio.error !== undefined,
})

/** Goes to a place in the recording, in seconds. */
export function seekTo(audio: HTMLAudioElement, seconds: number) {
  audio.currentTime = seconds
}
