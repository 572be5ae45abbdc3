import { useEffect, useState, type KeyboardEvent } from 'react'
import { Pause, Play } from 'lucide-react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { Bars, PlayButton, Played, Player, Seek, Sorry, Time, Track } from './audio-player.styles.ts'
import { clockTime, spokenTime } from './clock-time.ts'
import { seekTo, usePlayback } from './use-playback.ts'
import { isSavingData, readWaveform, type Waveform } from './waveform.ts'

/** How far an arrow key seeks, in seconds. */
const STEP = { short: 1, long: 5 }
/** Recordings from this length on, in seconds, are long. */
const LONG = 60

export interface AudioPlayerProps {
  /** Name of the recording. */
  title: string
  /** Address of the recording, for its outline and for the link where it cannot be played. */
  src: string
  /** The element that plays it. */
  audio: HTMLAudioElement
}

/** A player in the site's own look: play button, outline of the recording to seek in, time and length. */
export function AudioPlayer({ title, src, audio }: AudioPlayerProps) {
  const { isPlaying, time, length: playedLength, hasFailed, toggle } = usePlayback(audio)
  const waveform = useWaveform(src, audio)
  const length = Number.isFinite(playedLength) ? playedLength : (waveform?.length ?? NaN)
  const isKnown = length > 0
  const part = isKnown ? Math.min(1, time / length) : 0

  function seek(seconds: number) {
    seekTo(audio, Math.min(Math.max(0, seconds), length))
  }

  function seekByKey(event: KeyboardEvent) {
    const sense = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!sense || hasModifier(event)) return
    event.preventDefault()
    // The shown time follows later than the next press may come.
    seek(audio.currentTime + sense * (length < LONG ? STEP.short : STEP.long))
  }

  if (hasFailed)
    return (
      <Sorry role="alert">
        这段录音无法播放，可以<a href={src}>打开音频文件</a>。
      </Sorry>
    )
  return (
    <Player>
      <PlayButton type="button" aria-label={`${isPlaying ? '暂停' : '播放'}：${title}`} onClick={toggle}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </PlayButton>
      <Track>
        <Outline peaks={waveform?.peaks} part={part} />
        <Seek
          aria-label={`播放位置：${title}`}
          aria-valuetext={isKnown ? `${spokenTime(time)}，共 ${spokenTime(length)}` : '长度未知'}
          min={0}
          max={isKnown ? length : 1}
          step="any"
          value={isKnown ? Math.min(time, length) : 0}
          disabled={!isKnown}
          onKeyDown={seekByKey}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
      </Track>
      <Time>{`${clockTime(time)} / ${clockTime(length)}`}</Time>
    </Player>
  )
}

/** The recording's real outline, or a plain line where that is not known. */
function Outline({ peaks, part }: { peaks?: number[]; part: number }) {
  const paths = peaks?.length ? (
    <>
      <path d={barsOf(peaks)} data-fits="wide" />
      <path d={barsOf(pairsOf(peaks))} data-fits="narrow" />
    </>
  ) : (
    <path d="M0 50H100" />
  )
  return (
    <>
      <Bars viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden $isLine={!peaks}>
        {paths}
      </Bars>
      <Played
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
        $isLine={!peaks}
        style={{ clipPath: `inset(0 ${100 - part * 100}% 0 0)` }}
      >
        {paths}
      </Played>
    </>
  )
}

function barsOf(peaks: number[]): string {
  const width = 100 / peaks.length
  return peaks
    .map((peak, index) => {
      const half = Math.max(2, peak * 46)
      return `M${((index + 0.5) * width).toFixed(2)} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`
    })
    .join('')
}

/** Half as many bars, for which a narrow track has room. */
function pairsOf(peaks: number[]): number[] {
  return Array.from({ length: Math.ceil(peaks.length / 2) }, (_, pair) =>
    Math.max(...peaks.slice(2 * pair, 2 * pair + 2)),
  )
}

function useWaveform(src: string, audio: HTMLAudioElement) {
  const [waveform, setWaveform] = useState<Waveform>()
  useEffect(() => {
    const ending = new AbortController()
    void readWaveform(src, ending.signal).then((read) => {
      if (ending.signal.aborted) return
      setWaveform(read)
      // Its length at least is asked for, a few bytes.
      if (!read && !isSavingData() && audio.preload === 'none') audio.preload = 'metadata'
    })
    return () => ending.abort()
  }, [src, audio])
  return waveform
}
