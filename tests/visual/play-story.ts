import type { Forgetful } from './begin-again.ts'

/** What became of a story. */
export interface Shown {
  /** Why it is not what it should be: its play function failed, it threw, it does not exist. */
  problem?: string
  /** What axe complains about, where the stage examines. */
  faults: string[]
}

interface Played {
  storyId: string
  theme: string
  /** The document was opened with it: it is waited for, not shown. */
  isOpened?: boolean
}

/** Runs in the page: shows a story and waits until its play function has ended. */
export async function playStory({ storyId, theme, isOpened = false }: Played): Promise<Shown> {
  const PATIENCE_MS = 40_000
  const {
    __STORYBOOK_PREVIEW__: preview,
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    forgetAll,
  } = window as unknown as StorybookWindow
  await preview.ready()
  // There is no manager to tell: each event would be written out, and all of them kept.
  channel.transports.length = 0
  if (!isOpened) leaveNothing()

  return new Promise<Shown>((resolve) => {
    let problem: string | undefined
    const complain = (event: { name?: string; message?: string } | undefined) => {
      const words = [event?.name, event?.message].filter(Boolean).join(': ')
      // The first lines say what is missing; the whole document follows them.
      problem ??=
        words
          .replace(/\W\[\d+m/g, '')
          .split('\n')
          .slice(0, 3)
          .join(' ')
          .slice(0, 400) || 'failed'
    }
    const finish = (event?: Finished) => {
      if (event?.storyId !== undefined && event.storyId !== storyId) return
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
      clearTimeout(timer)
      const faults = (event?.reporters ?? []).flatMap(({ result }) => result?.violations ?? [])
      // The add-on's complaints are an error of the story too; they are told by themselves.
      if (event?.status === 'error' && faults.length === 0) problem ??= 'the story ended with an error'
      resolve({ problem, faults: faults.map(inWords) })
    }
    const fail = (event?: object) => {
      complain(event)
      finish()
    }
    const listeners: Record<string, (event: never) => void> = {
      storyFinished: finish,
      playFunctionThrewException: complain,
      unhandledErrorsWhilePlaying: () => complain({ message: 'unhandled error while playing' }),
      storyThrewException: fail,
      storyErrored: fail,
      storyMissing: () => fail({ message: 'no such story' }),
    }
    const timer = setTimeout(() => fail({ message: 'did not end in time' }), PATIENCE_MS)
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    if (isOpened) {
      // What it has come to already is told again, its end last.
      for (const [name, listener] of Object.entries(listeners).reverse()) {
        const told = channel.last(name)
        if (told) listener(told[0] as never)
      }
      return
    }
    const isShownAlready = preview.currentSelection?.storyId === storyId
    channel.emit(isShownAlready ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })

  function leaveNothing() {
    forgetAll()
    // A film that is half read keeps its connection, of which a browser has six.
    for (const film of document.querySelectorAll('video, audio')) {
      film.removeAttribute('src')
      if (film instanceof HTMLMediaElement) film.load()
    }
    window.scrollTo(0, 0)
    // The story before may have been turned to another one.
    document.documentElement.dataset.theme = theme
  }

  function inWords({ id, nodes }: Violation) {
    return `${id}: ${nodes
      .map(({ html }) => html.slice(0, 160))
      .slice(0, 3)
      .join(' ')}`
  }
}

interface StorybookWindow extends Forgetful {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void>; currentSelection?: { storyId: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    transports: object[]
    on: (name: string, listener: (event: never) => void) => void
    off: (name: string, listener: (event: never) => void) => void
    emit: (name: string, event: object) => void
    /** What an event told when it last happened. */
    last: (name: string) => never[] | undefined
  }
}

interface Finished {
  storyId?: string
  status?: string
  reporters?: { result?: { violations?: Violation[] } }[]
}

interface Violation {
  id: string
  nodes: { html: string }[]
}
