import { ofConsole } from './of-console.ts'
import { ofFields } from './of-fields.ts'
import { ofVisitors } from './of-visitors.ts'

/**
 * Chinese descriptions of each component's properties, for designers and testers; developers read the English ones at
 * the types. A test compares the property names (scripts/vite/component-props/read-component-props.test.ts).
 */
export const propTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ofVisitors,
  ...ofFields,
  ...ofConsole,
}
