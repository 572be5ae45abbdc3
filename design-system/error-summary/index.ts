export { ErrorSummary, type ErrorSummaryEntry, type ErrorSummaryProps } from './error-summary.tsx'
