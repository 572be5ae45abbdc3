import type { BugReportScreen } from '#contract/bug-report/bug-report.ts'
import { readFiles } from './chosen-files.ts'
import { readControls } from './controls.ts'
import { reportableForms } from './reportable-forms.ts'
import { formNameOf, shown, textOf } from './on-screen.ts'
import { lastSubmittedForm, openersOfDialogs } from './click-log.ts'

const MOST_TOLD = 10

/** What stands on the screen that neither the address nor the answers bring back. */
export function readScreen(): BugReportScreen {
  const form = lastSubmittedForm()
  const forms = [...reportableForms()].map(([name, { values }]) => ({ form: name, values: asJson(values()) }))
  // The record that an address names opens by itself.
  const isOpenByAddress = /^#[\w-]+\/\d/.test(location.hash)
  return {
    heading: textsOf('h1')[0] ?? '',
    told: textsOf('[role="alert"]'),
    records: textsOf('[role="rowheader"], th[scope="row"]'),
    opened: openersOfDialogs()
      .slice(isOpenByAddress ? 1 : 0)
      .flat()
      .map(({ role, name, nth }) => ({ role, name, nth })),
    fields: readControls(),
    forms,
    files: readFiles(JSON.stringify(forms)),
    sent: form ? formNameOf(form) : '',
  }
}

/** As a file holds them. */
const asJson = (values: Readonly<Record<string, unknown>>) =>
  JSON.parse(JSON.stringify(values)) as Record<string, unknown>

const textsOf = (selector: string) => shown(selector).map(textOf).filter(Boolean).slice(0, MOST_TOLD)
