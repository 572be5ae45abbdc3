import { Transform } from 'node:stream'

/** Lets exactly so many bytes pass; fails where there are more or fewer, so that a cut file is never kept as whole. */
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
