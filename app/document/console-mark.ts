/** Attribute of the console's `html`, however its address was spelt (contract/capsule/console-address.ts). */
export const CONSOLE = 'data-console'
