import { ofConsole } from './of-console.ts'
import { ofFields } from './of-fields.ts'
import { ofVisitors } from './of-visitors.ts'

/**
 * The Chinese description of each property, by component, for designers and testers. Developers read the English one at
 * its type. The two name the same properties (scripts/vite/component-props/read-component-props.test.ts).
 */
export const propTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ofVisitors,
  ...ofFields,
  ...ofConsole,
}
