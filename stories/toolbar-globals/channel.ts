/** The preview tells which calls the story has made. */
export const CALLS_MADE = 'lenses/calls-made'
/** A panel that has just opened asks to be told. */
export const CALLS_WANTED = 'lenses/calls-wanted'
/** Somebody pressed 报告问题 in the toolbar; told with the story that is shown. */
export const REPORT_WANTED = 'bug-reports/report-wanted'

/** The story that a report is about. */
export interface ReportedStory {
  id: string
  /** Its file, from the project's folder. */
  file: string
}
