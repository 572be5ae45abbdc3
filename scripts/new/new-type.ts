import { camel } from '#scripts/content/content-indexes.ts'

/** The content type that is to be begun, with the names that are made of its own. */
export interface NewType {
  /** Of its folder, its address in the API and its menu entry, e.g. `thank-you`. */
  name: string
  /** What people call one record, in Chinese. */
  label: string
  /** `thankYou` */
  constant: string
  /** `ThankYou` */
  component: string
  /** `thank_you` */
  table: string
  /** `Thank you` */
  words: string
}

/**
 * Makes the names that the files of a content type use.
 * @param name lower-case words joined by hyphens
 * @param label what people call one record, in Chinese
 */
export function newType(name: string, label: string): NewType {
  const constant = camel(name)
  return {
    name,
    label,
    constant,
    component: upperFirst(constant),
    table: name.replaceAll('-', '_'),
    words: upperFirst(name.replaceAll('-', ' ')),
  }
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
