/** A toolbar global as the preview describes it to the manager: its menu, and what it shows where nobody chose. */
export interface ToolbarGlobal {
  /** In Chinese, as its menu is called. */
  name: string
  /** What it shows where neither the toolbar, nor the address, nor a story says otherwise. */
  usual: string
  items: { value: string; title: string }[]
  /** It changes answers of the API only, so that a story which asks for none would stay as it is. */
  changesAnswers: boolean
  /** It shows what the site's server prints, so that what it never prints would stay as it is (is-server-rendered.ts). */
  printsStories: boolean
}

/** What is shown, as far as it decides which toolbar globals can change it. */
export interface Shown {
  /** In Storybook. */
  title: string
  /** How many calls it has made. */
  calls: number
  /** It draws what the site's server prints. */
  isServed: boolean
  /** It is a page of words, without a story that a toolbar global could change. */
  isWritten: boolean
}

/** Stories by their titles in Storybook: whole pages, the console, and what shows the toolbar globals themselves. */
const askTheApi = /^(Pages|Console|Lenses)\//

/** Whether a story asks the API, before it has. */
export const callsApi = (title = ''): boolean => askTheApi.test(title)

/**
 * The toolbar globals that can change a story, and those already set, so that users can reset them.
 * @param toolbarGlobals by the names of their globals
 * @param globals the chosen values
 * @param shown the story or page
 */
export function availableGlobals(
  toolbarGlobals: Record<string, ToolbarGlobal>,
  globals: Record<string, unknown>,
  { title, calls, isServed, isWritten }: Shown,
): [global: string, toolbarGlobal: ToolbarGlobal][] {
  const hasAnswers = callsApi(title) || calls > 0
  return Object.entries(toolbarGlobals).filter(
    ([global, toolbarGlobal]) =>
      (!isWritten &&
        (hasAnswers || !toolbarGlobal.changesAnswers) &&
        (isServed || !toolbarGlobal.printsStories)) ||
      isSet(toolbarGlobal, globals[global]),
  )
}

/** Whether a toolbar global shows something else than it usually does. */
export const isSet = ({ usual }: ToolbarGlobal, chosen: unknown): boolean =>
  chosen !== undefined && chosen !== usual

/**
 * The globals that reset every toolbar global except those the story sets, to merge over the present ones.
 * @param fixed what the story sets by itself
 */
export function globalsToReset(
  toolbarGlobals: Record<string, ToolbarGlobal>,
  globals: Record<string, unknown>,
  fixed: Record<string, unknown>,
): Record<string, string> {
  const set = Object.entries(toolbarGlobals).filter(
    ([global, toolbarGlobal]) => !(global in fixed) && isSet(toolbarGlobal, globals[global]),
  )
  return Object.fromEntries(set.map(([global, { usual }]) => [global, usual]))
}

/** Said where a browser allows no service worker, which answers the calls of stories. */
export const NO_WORKER =
  '这个地址不能模拟接口：浏览器只在 https 或 localhost 上允许 Service Worker。部件照常可看；页面和后台要接口，请用 https 或 localhost 打开。'
