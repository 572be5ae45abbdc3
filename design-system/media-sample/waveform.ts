/** Larger recordings get a plain line: the whole file would be loaded for its drawing. */
const MOST_BYTES = 1024 * 1024
/** Low, as only the outline is wanted; every browser takes it. */
const SAMPLE_RATE = 8000
/** How many bars the outline of a recording has. */
export const BARS = 72

/** What is known of a recording before it is played. */
export interface Waveform {
  /** Loudness from 0 to 1, the loudest part being 1. */
  peaks: number[]
  /** Length in seconds. */
  length: number
}

/**
 * Reads the outline of a recording from its file. Nothing for large files, other servers, browsers that save data, and
 * whatever cannot be decoded.
 */
export async function readWaveform(src: string, signal: AbortSignal): Promise<Waveform | undefined> {
  const isOwn = new URL(src, window.location.href).origin === window.location.origin
  if (isSavingData() || !isOwn || !('OfflineAudioContext' in window)) return
  try {
    // The request ends where the size forbids the rest.
    const ending = new AbortController()
    signal.addEventListener('abort', () => ending.abort())
    const response = await fetch(src, { signal: ending.signal })
    const bytes = Number(response.headers.get('content-length'))
    if (!response.ok || !bytes || bytes > MOST_BYTES) {
      ending.abort()
      return
    }
    const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await decoder.decodeAudioData(await response.arrayBuffer())
    return { peaks: peaksOf(sound.getChannelData(0), BARS), length: sound.duration }
  } catch {
    return
  }
}

/** Whether the visitor asked for little traffic; browsers that cannot tell say no. */
export function isSavingData(): boolean {
  return 'connection' in navigator && Boolean((navigator.connection as { saveData?: unknown }).saveData)
}

/** The loudest value of each of so many equal parts, against the loudest of all. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const size = samples.length / count
  const peaks = Array.from({ length: count }, (_, part) => {
    const values = samples.subarray(Math.floor(part * size), Math.floor((part + 1) * size))
    return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  })
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => (loudest ? peak / loudest : 0))
}
