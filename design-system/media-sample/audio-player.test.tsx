import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioPlayer } from './audio-player.tsx'
import { peaksOf } from './waveform.ts'

/** Bytes of the file that the server sends, and whether the browser saves data. */
function serve({ bytes = 40_000, saveData = false } = {}) {
  const fetched = vi.fn(async () => ({
    ok: true,
    headers: new Headers({ 'content-length': String(bytes) }),
    arrayBuffer: async () => new ArrayBuffer(8),
  }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { connection: { saveData } })
  return fetched
}

beforeEach(() => {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ duration: 65, getChannelData: () => new Float32Array([0.1, -0.5]) })
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

/** An element that plays without sound, as the test's document has none. */
function recording() {
  const audio = document.createElement('audio')
  let isPaused = true
  Object.defineProperty(audio, 'paused', { get: () => isPaused })
  const become = (paused: boolean) => {
    isPaused = paused
    fireEvent(audio, new Event(paused ? 'pause' : 'play'))
  }
  audio.play = async () => become(false)
  audio.pause = () => become(true)
  return audio
}

const playerOf = (title: string, audio: HTMLAudioElement) => (
  <AudioPlayer title={title} src="/upload/a.mp3" audio={audio} />
)

const outline = (container: HTMLElement) => container.querySelector('[viewBox="0 0 100 100"] path')

test('length and outline come from the file, and the arrow keys seek in it', async () => {
  serve()
  const audio = recording()
  const { container } = render(playerOf('方言', audio))
  expect(await screen.findByText('0:00 / 1:05')).toBeInTheDocument()
  expect(outline(container)).toHaveAttribute('d', expect.stringMatching(/^(M[\d.]+ [\d.]+V[\d.]+)+$/))
  const slider = screen.getByRole('slider', { name: '播放位置：方言' })
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(audio.currentTime).toBe(5)
  fireEvent(audio, new Event('seeked'))
  expect(slider).toHaveAttribute('aria-valuetext', '5 秒，共 1 分 5 秒')
})

test('a narrow track shows half as many bars', async () => {
  serve()
  const { container } = render(playerOf('方言', recording()))
  await screen.findByText('0:00 / 1:05')
  const barsFor = (fits: string) =>
    container.querySelector(`[data-fits='${fits}']`)?.getAttribute('d')?.match(/M/g)?.length
  expect([barsFor('wide'), barsFor('narrow')]).toEqual([72, 36])
})

test.each([
  ['a large file', { bytes: 2_000_000 }, 'metadata', 1],
  ['a visitor who saves data', { saveData: true }, 'none', 0],
])('%s gets a plain line', async (_what, server, preload, requests) => {
  const fetched = serve(server)
  const audio = recording()
  audio.preload = 'none'
  const { container } = render(playerOf('方言', audio))
  await vi.waitFor(() => expect(audio.preload).toBe(preload))
  expect(fetched).toHaveBeenCalledTimes(requests)
  expect(outline(container)).toHaveAttribute('d', 'M0 50H100')
})

test('one that begins pauses the other', async () => {
  serve()
  render(playerOf('方言', recording()))
  render(playerOf('指令', recording()))
  fireEvent.click(screen.getByRole('button', { name: '播放：方言' }))
  fireEvent.click(screen.getByRole('button', { name: '播放：指令' }))
  expect(screen.getByRole('button', { name: '播放：方言' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '暂停：指令' })).toBeInTheDocument()
})

test('a recording that cannot be played is told, with the way to its file', () => {
  serve()
  const audio = recording()
  render(playerOf('方言', audio))
  Object.defineProperty(audio, 'error', { value: { code: 4 } })
  fireEvent(audio, new Event('error'))
  expect(screen.getByRole('alert')).toHaveTextContent('这段录音无法播放，可以打开音频文件。')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/upload/a.mp3')
})

test('the outline is the loudest of each part against the loudest of all', () => {
  expect(peaksOf(new Float32Array([0.1, -0.5, 0.25, 0]), 2)).toEqual([1, 0.5])
  expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0])
})
