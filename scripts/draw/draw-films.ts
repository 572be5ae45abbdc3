import './kit/fonts.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { film, films } from './scenes/films.ts'

/** Draws the films again: `npx tsx scripts/draw/draw-films.ts [name]`. Needs ffmpeg with libx264. */
const wanted = process.argv[2] ?? ''

for (const [name, frame] of Object.entries(films)) {
  if (!name.includes(wanted)) continue
  const file = fileURLToPath(new URL(`../../contract/demo/media/demo-film-${name}.mp4`, import.meta.url))
  const count = film.rate * film.seconds
  const input = `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.rate} -i -`
  const output =
    '-c:v libx264 -preset veryslow -crf 30 -pix_fmt yuv420p -g 24 -movflags +faststart -map_metadata -1'
  const encoder = spawn('ffmpeg', [...`-loglevel error -y ${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (let n = 0; n < count; n++) {
    const picture = await sharp(Buffer.from(frame(n / (count - 1))))
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = (await once(encoder, 'close')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  process.stdout.write(`${file}  ${(statSync(file).size / 1024).toFixed(1)} KB\n`)
}
