export { Samples, type SamplesProps } from './samples.tsx'
