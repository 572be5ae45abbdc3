export { FeatureRow, type FeatureRowProps } from './feature-row.tsx'
