const RATE = 8000
const SECONDS = 1

/** A second of a quiet tone as a WAV address, for stories that need something to play. */
export function shortSound(): string {
  const samples = RATE * SECONDS
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 0; at < samples; at += 1)
    view.setUint8(44 + at, 128 + 20 * Math.sin((at * 440 * 2 * Math.PI) / RATE))
  const bytes = [...new Uint8Array(view.buffer)].map((byte) => String.fromCharCode(byte)).join('')
  return `data:audio/wav;base64,${btoa(bytes)}`
}
