import { Transform } from 'node:stream'

/** Passes exactly this many bytes and fails on more or fewer, so that a truncated file is not stored. */
export function requireSize(size: number): Transform {
  let passed = 0
  const check = () =>
    passed === size ? null : new Error(`${passed} bytes came where there should be ${size}`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > size) done(check())
      else done(null, chunk)
    },
    flush: (done) => done(check()),
  })
}
