/** Browsers load their voices on first request; one that has none never says so. */
const VOICES_WAIT_MS = 2000

/** The browser's voices, once they are loaded; none after two seconds without any. */
export function loadVoices(synth: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = synth.getVoices()
  if (voices.length > 0) return Promise.resolve(voices)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      synth.removeEventListener('voiceschanged', finish)
      resolve(synth.getVoices())
    }
    const timer = setTimeout(finish, VOICES_WAIT_MS)
    synth.addEventListener('voiceschanged', finish)
  })
}

/** Mandarin voices, best first. Android writes `zh_CN`; Cantonese (zh-HK, yue) is another language. */
const mandarin = [/^(zh|cmn)([-_]hans)?[-_]cn/i, /^(zh|cmn)([-_]hans)?$/i, /^(zh|cmn)[-_](sg|tw|hant)/i]

/** The voice to read with: mainland Mandarin first, of these one of the device, since others need a foreign server. */
export function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  for (const language of mandarin) {
    const fitting = voices.filter(({ lang }) => language.test(lang))
    if (fitting.length > 0) return fitting.find(({ localService }) => localService) ?? fitting[0]
  }
  return undefined
}
