/** Attribute of the console's `html`, however its address was spelt (contract/bug-report/console-address.ts). */
export const CONSOLE_ATTRIBUTE = 'data-console'
