// Preloaded into a site (`--import`) by clock.test.ts: its clock goes wrong by as many milliseconds as the file CLOCK_FILE says.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env.CLOCK_FILE ?? ''
const LOOKS_EVERY_MS = 50
let shift = 0

/** Says back which shift it has taken over. */
function look() {
  shift = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.seen`, String(shift))
}
look()
setInterval(look, LOOKS_EVERY_MS).unref()

globalThis.Date = new Proxy(Date, {
  construct: (real, sent, asked) =>
    Reflect.construct(real, sent.length === 0 ? [real.now() + shift] : sent, asked),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
})
