import type { CallBody } from './call-body.ts'

/** By what a file is known as a bug report. */
export const BUG_REPORT_FORMAT = 'tulian-capsule'
/** The format's number, counted up where an older reader would misunderstand; a reader refuses what is newer. */
export const BUG_REPORT_VERSION = 3
/** A larger file is no bug report: the record of calls is far smaller. */
export const MOST_BUG_REPORT_BYTES = 5_000_000

/** Where a bug report was saved. */
export type BugReportSource = 'console' | 'mock' | 'storybook'

/** What somebody saw when something was wrong, as one file (docs/mocks.md#问题快照). */
export interface BugReport {
  readonly format: typeof BUG_REPORT_FORMAT
  readonly version: number
  /** ISO 8601. */
  readonly savedAt: string
  readonly savedIn: BugReportSource
  /** What the browser says of itself. */
  readonly browser: string
  /** The product's version. */
  readonly product: string
  /** Of the window, in CSS px. */
  readonly window: { readonly width: number; readonly height: number }
  /** What happened, in the reporter's words. */
  readonly note: string
  /** Path, query and what stands behind `#`; empty for a story that is no page. */
  readonly address: string
  /** The document's title; in the console it begins with the panel's. */
  readonly panel: string
  /** The story it was saved from. */
  readonly story: string
  readonly screen: BugReportScreen
  /** In the order they were answered. */
  readonly calls: readonly BugReportCall[]
}

/** What stood on the screen beside what the address and the answers bring there. */
export interface BugReportScreen {
  readonly heading: string
  /** What the page told: refusals, notices. */
  readonly told: readonly string[]
  /** The first records of its lists. */
  readonly records: readonly string[]
  /** What was pressed to open the dialogs that stand open, the outermost first. */
  readonly opened: readonly BugReportClick[]
  /** What was typed and chosen. */
  readonly fields: readonly BugReportField[]
  /** What forms hold beside their controls: pictures, dates, formatted texts. Files of version 1 have none. */
  readonly forms: readonly BugReportForm[]
  /** Files that were chosen and not saved with a record yet. Bug reports of versions 1 and 2 have none. */
  readonly files: readonly BugReportFile[]
  /** The form that was sent last and is still there. */
  readonly sent: string
}

export interface BugReportClick {
  readonly role: string
  readonly name: string
  /** Which one of those of that name, counted from 0. */
  readonly nth: number
}

/** One control of the screen, found again by its form, name and label. */
export interface BugReportField {
  /** The form's name, or what its dialog is called. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly value: string | boolean
}

/** What a form of the console held, by the names of its fields. */
export interface BugReportForm {
  /** The form's name. */
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A file that was chosen and not saved with a record yet, without what is in it. */
export interface BugReportFile {
  /** The form's name, or what its dialog is called. */
  readonly form: string
  /** What its input is called. */
  readonly label: string
  /** Invented but for its ending: people name files after people. */
  readonly name: string
  /** As the browser tells it; '' where it does not know. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Of a picture, in px; 0 otherwise. */
  readonly width: number
  readonly height: number
  /** The path that its form holds once stored; '' where it was refused, failed or is still being sent. */
  readonly path: string
}

/** One call with what came back. */
export interface BugReportCall {
  readonly method: string
  readonly address: string
  readonly sent: CallBody
  /** 0 for a connection that was cut. */
  readonly status: number
  /** The answer's media type. */
  readonly type: string
  readonly answered: CallBody
}
