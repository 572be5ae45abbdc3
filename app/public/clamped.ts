export { clamped } from '#design-system/tokens/clamped.ts'
