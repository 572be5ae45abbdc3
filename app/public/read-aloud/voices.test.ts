import { expect, test, vi } from 'vitest'
import { fakeSynthesis, voice } from './speech-fixture.tsx'
import { chooseVoice, loadVoices } from './voices.ts'

test.each([
  [['en-US', 'zh-CN'], 'zh-CN'],
  [['zh-TW', 'zh_CN_#Hans'], 'zh_CN_#Hans'],
  [['zh-HK', 'zh-TW'], 'zh-TW'],
  [['cmn-Hans-CN'], 'cmn-Hans-CN'],
  [['zh'], 'zh'],
  [['zh-HK', 'yue-CN', 'en-US'], undefined],
  [[], undefined],
])('of %j it reads with %s', (languages, chosen) => {
  expect(chooseVoice(languages.map((lang) => voice(lang)))?.lang).toBe(chosen)
})

test('a voice of the device is taken before one that needs a server', () => {
  const own = voice('zh-CN')
  expect(chooseVoice([voice('zh-CN', false), own])).toBe(own)
  expect(chooseVoice([voice('zh-TW'), voice('zh-CN', false)])?.lang).toBe('zh-CN')
})

test('voices that come later are waited for; where none comes there is none after two seconds', async () => {
  vi.useFakeTimers()
  const { synth, bring } = fakeSynthesis([])
  const coming = loadVoices(synth)
  bring([voice('zh-CN')])
  expect(await coming).toHaveLength(1)
  const none = loadVoices(fakeSynthesis([]).synth)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await none).toEqual([])
  vi.useRealTimers()
})
