import { execFileSync } from 'node:child_process'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { seeded } from './kit/random.ts'

/** Makes the sounds again: `npx tsx scripts/draw/draw-sounds.ts`. Needs ffmpeg with libmp3lame, and espeak-ng. */
const rate = 22_050
const seconds = 5
const folder = mkdtempSync(path.join(tmpdir(), 'draw-sounds-'))

/** One sound: its strength −1…1 at each moment. */
type Sound = (t: number, noise: number) => number

const tone = (frequency: number, t: number) => Math.sin(2 * Math.PI * frequency * t)
const after = (t: number, start: number, decay: number) => (t < start ? 0 : Math.exp(-(t - start) * decay))

/** A steady drive: low engine, soft road, an indicator that ticks twice a second from the second second. */
const cabin: Sound = (t, noise) => {
  const engine = 0.16 * tone(52, t) + 0.1 * tone(104, t + 0.01 * tone(3, t)) + 0.05 * tone(156, t)
  const beat = t % 0.7
  const tick = t > 1.6 && t < 4.2 ? (after(beat, 0, 90) + 0.7 * after(beat, 0.35, 110)) * tone(1350, t) : 0
  return engine + noise * 0.5 + tick * 0.22
}

/** Four steps, three knocks, a bell. */
const home: Sound = (t, noise) => {
  const steps = [0.3, 0.85, 1.4, 1.95].reduce(
    (sum, at) => sum + after(t, at, 34) * (tone(84, t - at) + noise * 1.4),
    0,
  )
  const knocks = [2.5, 2.72, 2.94].reduce(
    (sum, at) => sum + after(t, at, 52) * (tone(210, t - at) + 0.5 * tone(415, t - at)),
    0,
  )
  const bell = after(t, 3.4, 2.6) * tone(659, t) + after(t, 3.95, 2.2) * tone(523, t)
  return steps * 0.34 + knocks * 0.4 + bell * 0.24 + noise * 0.015
}

pack(wave('cabin', cabin), 'cabin')
pack(wave('home', home), 'home')
pack(spoken('command', '打开空调，温度调到二十四度。'), 'command')

function wave(name: string, sound: Sound): string {
  const count = rate * seconds
  const random = seeded(7)
  const samples = Buffer.alloc(44 + count * 2)
  samples.write('RIFF', 0)
  samples.writeUInt32LE(36 + count * 2, 4)
  samples.write('WAVEfmt ', 8)
  samples.writeUInt32LE(16, 16)
  samples.writeUInt16LE(1, 20)
  samples.writeUInt16LE(1, 22)
  samples.writeUInt32LE(rate, 24)
  samples.writeUInt32LE(rate * 2, 28)
  samples.writeUInt16LE(2, 32)
  samples.writeUInt16LE(16, 34)
  samples.write('data', 36)
  samples.writeUInt32LE(count * 2, 40)
  let brown = 0
  for (let n = 0; n < count; n++) {
    brown = brown * 0.96 + (random.next() * 2 - 1) * 0.12
    const t = n / rate
    const fade = Math.min(1, t * 8, (seconds - t) * 4)
    const value = Math.max(-1, Math.min(1, sound(t, brown) * fade))
    samples.writeInt16LE(Math.round(value * 32_000), 44 + n * 2)
  }
  const file = path.join(folder, `${name}.wav`)
  writeFileSync(file, samples)
  return file
}

function spoken(name: string, sentence: string): string {
  const file = path.join(folder, `${name}.wav`)
  execFileSync('espeak-ng', ['-v', 'cmn', '-s', '150', '-w', file, sentence])
  return file
}

function pack(source: string, name: string) {
  const file = fileURLToPath(new URL(`../../contract/demo/media/demo-sound-${name}.mp3`, import.meta.url))
  const options =
    '-c:a libmp3lame -b:a 64k -ac 1 -ar 22050 -map_metadata -1 -fflags +bitexact -flags:a +bitexact'
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', source, ...options.split(' '), file])
  process.stdout.write(`${file}  ${(statSync(file).size / 1024).toFixed(1)} KB\n`)
}
