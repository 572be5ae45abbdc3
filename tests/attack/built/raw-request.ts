import { connect } from 'node:net'

/**
 * Sends bytes as they are and reads until the other side closes or is silent for a while.
 * @returns all that came back
 */
export function sendRaw(origin: string, bytes: string, silenceMs = 1500): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('error', () => undefined).once('close', () => resolve(text))
  })
}

/** The status of each answer among the bytes. */
export const statusesIn = (answers: string): number[] =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
