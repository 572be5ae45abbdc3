/** A voice as browsers list it. */
export const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: lang,
  voiceURI: lang,
})

/** An utterance as the stand-in records it; browsers without speech have no such class. */
export class FakeUtterance extends EventTarget {
  lang = ''
  rate = 1
  voice: SpeechSynthesisVoice | null = null
  constructor(readonly text: string) {
    super()
  }
}

/** A stand-in of `speechSynthesis` for tests and stories: it records what is said, and the caller ends each sentence. */
export function fakeSynthesis(voices: SpeechSynthesisVoice[] = [voice('zh-CN')]) {
  const said: FakeUtterance[] = []
  let cancelled = 0
  let listed = voices
  const synth = Object.assign(new EventTarget(), {
    getVoices: () => listed,
    speak: (utterance: FakeUtterance) => {
      said.push(utterance)
      utterance.dispatchEvent(new Event('start'))
    },
    cancel: () => {
      cancelled += 1
    },
  }) as unknown as SpeechSynthesis
  return {
    synth,
    /** Everything that was said, in order. */
    said,
    /** How often speech was cut off. */
    timesCancelled: () => cancelled,
    /** Ends the sentence that is being said. */
    end: () => said.at(-1)?.dispatchEvent(new Event('end')),
    /** Makes the sentence that is being said fail. */
    fail: (error: string) => said.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error })),
    /** Lists other voices from now on. */
    bring(others: SpeechSynthesisVoice[]) {
      listed = others
      synth.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
