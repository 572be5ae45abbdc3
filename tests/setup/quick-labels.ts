import { sinceAChange } from './since-a-change.ts'

/**
 * Gives form controls a `labels` that looks at the labels alone. jsdom asks of every node of the document which control it
 * labels, and walks the document again for each answer: a fifth of the time of a panel's tests.
 * @see https://html.spec.whatwg.org/multipage/forms.html#the-label-element
 */
export function quickenLabels(): void {
  const labelsOfPage = sinceAChange(document, labelsByControl)
  for (const control of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(control.prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return isLabelable(this) ? labelsOf(this, labelsOfPage) : null
      },
    })
}

const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])

const isLabelable = (element: Element) =>
  labelable.has(element.localName) && !(element instanceof HTMLInputElement && element.type === 'hidden')

/** In the order of the document; of what stands in none, the label around it. */
function labelsOf(control: HTMLElement, ofPage: () => Labels): HTMLLabelElement[] {
  const root = control.getRootNode()
  if (root === document) return ofPage().get(control) ?? []
  const around = control.closest('label')
  const labels =
    root instanceof Document ? [...root.getElementsByTagName('label')] : around === null ? [] : [around]
  return labels.filter((label) => controlOf(label) === control)
}

type Labels = Map<Element | null | undefined, HTMLLabelElement[]>

function labelsByControl(): Labels {
  const labels: Labels = new Map()
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label)
    labels.set(control, [...(labels.get(control) ?? []), label])
  }
  return labels
}

function controlOf(label: HTMLLabelElement): Element | null | undefined {
  const id = label.getAttribute('for')
  if (id === null) return [...label.getElementsByTagName('*')].find(isLabelable)
  return label.ownerDocument.getElementById(id)
}
